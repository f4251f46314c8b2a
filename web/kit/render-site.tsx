/** A page as HTML text, for the build. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

export const renderSite = (app: ReactNode, path: string): string =>
  renderToString(<StaticRouter location={path}>{app}</StaticRouter>);
