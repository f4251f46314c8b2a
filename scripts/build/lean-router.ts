/** Lets the bundler leave out of the router what no page of ours uses. */
import type { Plugin } from 'vite';

const named = /^\w+\.displayName = "[^"]*";$/gm;
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Its components are made by calls and then named, which might do anything, so a bundler keeps
 * them all. They do nothing else, and the names are for developers' tools.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  transform: (code, id) =>
    /\/react-router\/dist\/production\//.test(id)
      ? { code: code.replace(named, '').replace(made, '= /* @__PURE__ */ $1'), map: null }
      : undefined,
};
