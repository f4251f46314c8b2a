/**
 * What the code of a function can ask AWS for, on whatever way through it: from its handler on,
 * name by name, and of an object of ours only the members that are named. It reads too much rather
 * than too little: a way that no run can take is one, too.
 */
import { type FunctionName, handlerFile } from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import { fromRoot } from '../../build/root.ts';
import { actionsOf } from './action-of.ts';
import { bare, fileOf, isNode, type Node, nameOf, nodes, type Source } from './read-source.ts';

/** `FILE#name`, `FILE#name.member`, or `FILE#*` for all that a file has. */
type Place = string;

interface Piece {
  readonly uses: Set<Place>;
  readonly actions: Set<string>;
}

/** Asks who is signed in: loaded by every endpoint, and used by those of administrators. */
const guard = fromRoot('functions/kit/require-admin.ts');

/** Answers the schedules, or for a tester nothing of the same form: its members are theirs. */
const choosing = 'schedulesOf';
const chosen = `${fromRoot('functions/adapters/scheduler.ts')}#schedules`;

export class Reach {
  private readonly source: ReadonlyMap<string, Source>;
  private readonly pieces = new Map<Place, Piece>();

  constructor(source: ReadonlyMap<string, Source>) {
    this.source = source;
  }

  /** Of one function, in order. */
  of(name: FunctionName): readonly string[] {
    const isAdmins = name in paths && paths[name as keyof typeof paths].access === 'admin';
    const seen = new Set<Place>([`${fromRoot(handlerFile(name))}#*`]);
    const actions = new Set<string>();
    for (const place of seen) {
      if (!isAdmins && place.startsWith(`${guard}#`)) continue;
      const piece = this.piece(place);
      for (const action of piece.actions) actions.add(action);
      for (const used of piece.uses) seen.add(used);
    }
    return [...actions].toSorted();
  }

  private piece(place: Place): Piece {
    const known = this.pieces.get(place);
    if (known) return known;
    const [file = '', name = ''] = place.split('#');
    const piece: Piece = { uses: new Set(), actions: new Set() };
    this.pieces.set(place, piece);
    const source = this.source.get(file);
    if (name === '*') for (const one of this.all(file)) piece.uses.add(one);
    else if (source) new Walk(this, file, piece).through(this.nodesOf(source, name));
    return piece;
  }

  private nodesOf({ declared, done }: Source, name: string): readonly Node[] {
    const [whole = '', member] = name.split('.');
    const found = declared.get(whole);
    // What is done when a file is loaded is done for whoever uses anything of it.
    return [...done, ...nodes(member === undefined ? found : memberOf(found, member))];
  }

  private all(file: string): readonly Place[] {
    const { declared, exported } = this.source.get(file) ?? {};
    const names = [...(declared?.keys() ?? []), ...(exported?.keys() ?? [])];
    return names.flatMap((name) => this.resolve(file, name) ?? []);
  }

  /** Where a name of a file stands; undefined for what is of a package, or of no file's top. */
  resolve(file: string, name: string): Place | undefined {
    const { declared, imported, exported } = this.source.get(file) ?? {};
    if (declared?.has(name)) return `${file}#${name}`;
    const from = imported?.get(name) ?? exported?.get(name);
    if (!from || (from.file === file && from.name === name)) return undefined;
    return from.name === '*' ? `${from.file}#*` : this.resolve(from.file, from.name);
  }

  /** One member of an object of ours; all of it where that is not told. */
  member(place: Place, name: string): Place {
    const [file = '', whole = ''] = place.split('#');
    if (whole === '*') return this.resolve(file, name) ?? place;
    return memberOf(this.source.get(file)?.declared.get(whole), name) ? `${place}.${name}` : place;
  }
}

/** A function or value that stands in an object by that name. */
function memberOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = nodes(object['properties']).find((one) => nameOf(one['key']) === name);
  return bare(found?.['value']);
}

/** Goes through a piece of the source, and notes what it uses and asks for. */
class Walk {
  /** Names of this piece alone: of what it loads later, and of what it was given to choose from. */
  private readonly own = new Map<string, Place | undefined>();
  private readonly reach: Reach;
  private readonly file: string;
  private readonly to: Piece;

  constructor(reach: Reach, file: string, to: Piece) {
    this.reach = reach;
    this.file = file;
    this.to = to;
  }

  through(all: readonly Node[]): void {
    for (const node of all) this.visit(node);
  }

  private visit(node: Node): void {
    if (node.type.startsWith('TS')) return this.through(nodes(node['expression']));
    for (const action of actionsOf(node, this.file)) this.to.actions.add(action);
    if (node.type === 'VariableDeclarator' && this.isLoaded(node)) return;
    if (node.type === 'ImportExpression') return this.note(this.loaded(node));
    if (node.type === 'Identifier') return this.note(this.place(nameOf(node)));
    if (node.type === 'MemberExpression' && this.isMember(node)) return;
    for (const [field, value] of Object.entries(node)) {
      if (!isPlainName(node, field)) this.through(nodes(value));
    }
  }

  private note(place: Place | undefined): void {
    if (place) this.to.uses.add(place);
  }

  private place(name: string): Place | undefined {
    return this.own.has(name) ? this.own.get(name) : this.reach.resolve(this.file, name);
  }

  private loaded(node: unknown): Place | undefined {
    const file = fileOf(this.file, Object(node).source);
    return file && `${file}#*`;
  }

  /** `const { purge } = await import(...)`, and `const schedules = schedulesOf(user)`. */
  private isLoaded({ id, init }: Node): boolean {
    const from = this.loaded(Object(init).argument);
    if (from) {
      for (const one of nodes(Object(id).properties)) {
        this.own.set(nameOf(one['value']), this.reach.member(from, nameOf(one['key'])));
      }
      return isNode(id) && id.type === 'ObjectPattern';
    }
    const isChosen = isChoice(init);
    if (isChosen) this.own.set(nameOf(id), chosen);
    return isChosen;
  }

  private isMember({ object, property, computed }: Node): boolean {
    if (computed) return false;
    const place = isChoice(object) ? chosen : this.placeOf(object);
    if (place) this.note(this.reach.member(place, nameOf(property)));
    return place !== undefined;
  }

  private placeOf(object: unknown): Place | undefined {
    return Object(object).type === 'Identifier' ? this.place(nameOf(object)) : undefined;
  }
}

const isChoice = (value: unknown): boolean =>
  Object(value).type === 'CallExpression' && nameOf(Object(value).callee) === choosing;

/** A name that stands for nothing but itself: a field's, or a member's. */
const isPlainName = ({ type, computed }: Node, field: string): boolean =>
  !computed &&
  ((type === 'MemberExpression' && field === 'property') ||
    (/^(Property|MethodDefinition|PropertyDefinition)$/.test(type) && field === 'key') ||
    /^type|[tT]ypeA|^returnType$/.test(field));
