/** Writes the CloudFront Function that picks a build and a page by host and path. */

export interface Page {
  readonly path: string;
  readonly access: 'public' | 'admin';
}

export interface HostFunctionProps {
  /** A host whose name contains this word gets the waitlist. */
  readonly waitlistWord: string;
  readonly pages: Readonly<Record<'main' | 'waitlist', readonly Page[]>>;
  readonly apiPatterns: readonly string[];
}

/** A page of its own for those anyone may see; the guarded share one shell. */
const filesOf = (pages: readonly Page[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pages.map(({ path, access }) => [
      path,
      access === 'admin' ? '/shell.html' : `${path === '/' ? '' : path}/index.html`,
    ]),
  );

/**
 * The source, for the JavaScript runtime 2.0 of CloudFront (at most 10 KB, no modules); it runs at
 * both ends of a request. A page that does not exist is the build's own 404.html: an error page of
 * the distribution would replace the API's answers too, so the status is set on the way back.
 * The file is found again there, whether the request still has its own path or the file's.
 */
export const hostFunctionSource = ({ waitlistWord, pages, apiPatterns }: HostFunctionProps) =>
  `var waitlistWord = ${JSON.stringify(waitlistWord)};
var files = ${JSON.stringify({ main: filesOf(pages.main), waitlist: filesOf(pages.waitlist) })};
var apiPatterns = ${JSON.stringify(apiPatterns)};

function isApi(uri) {
  return apiPatterns.some(function (pattern) {
    return pattern.endsWith('*') ? uri.startsWith(pattern.slice(0, -1)) : uri === pattern;
  });
}

function buildFor(host) {
  var name = host.toLowerCase().split(':')[0];
  return name.indexOf(waitlistWord) >= 0 ? 'waitlist' : 'main';
}

function fileFor(build, uri) {
  if (/%|\\\\|\\/\\.\\.?(\\/|$)/.test(uri)) return '/404.html';
  var path = uri.replace(/\\/+/g, '/').replace(/(.)\\/$/, '$1');
  if (Object.prototype.hasOwnProperty.call(files[build], path)) return files[build][path];
  return path.slice(path.lastIndexOf('/')).indexOf('.') >= 0 ? path : '/404.html';
}

function rewritten(request) {
  var build = buildFor(request.headers.host ? request.headers.host.value : '');
  return '/' + build + fileFor(build, request.uri);
}

function handler(event) {
  var request = event.request;
  var response = event.response;
  if (response) {
    var file = rewritten(request);
    if (file.endsWith('/404.html') && response.statusCode === 200) {
      response.statusCode = 404;
      response.statusDescription = 'Not Found';
    }
    if (file.endsWith('/shell.html')) response.headers['x-robots-tag'] = { value: 'noindex' };
    return response;
  }
  if (isApi(request.uri)) {
    request.headers['x-viewer-ip'] = { value: event.viewer.ip };
    return request;
  }
  request.uri = rewritten(request);
  return request;
}
`;
