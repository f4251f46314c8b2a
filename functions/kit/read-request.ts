/** Parses the gateway's event by the route's schemas, or refuses it. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { Refusal, type RefusalCode, refusals } from '#shared/contract/refusal.ts';
import type { AnyRoute } from '#shared/contract/route.ts';
import { wholeJson } from '#shared/domain/well-formed-text.ts';

/** Bytes; longer than any honest request. Checked before parsing. */
const maxBodyBytes = 64 * 1024;

/** Bytes; longer than any id or address, and shorter than the limit of a table key. */
const maxParameterBytes = 512;

/** The gateway encodes every body but text and JSON in base64, including forms. */
function bodyText(event: APIGatewayProxyEventV2): string {
  const sent = event.body ?? '';
  const bytes = event.isBase64Encoded ? (sent.length * 3) / 4 : Buffer.byteLength(sent);
  if (bytes > maxBodyBytes) throw new Refusal('BODY_TOO_LARGE');
  return event.isBase64Encoded ? Buffer.from(sent, 'base64').toString('utf8') : sent;
}

function json(text: string): unknown {
  try {
    return wholeJson(text);
  } catch {
    throw new Refusal('BAD_JSON');
  }
}

/** If a field is sent twice, the last one counts. */
const form = (text: string): unknown => Object.fromEntries(new URLSearchParams(text));

/** A schema's own message may be the code of a refusal, which says what the rule is. */
const codeIn = (message = ''): RefusalCode =>
  message in refusals ? (message as RefusalCode) : 'BAD_REQUEST';

function checked<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Refusal(codeIn(result.error.issues[0]?.message));
  return result.data;
}

function bodyOf(route: AnyRoute, event: APIGatewayProxyEventV2) {
  if (!route.takesBody) return undefined;
  const text = bodyText(event);
  return checked(route.body, route.bodyAs === 'form' ? form(text) : json(text));
}

/** No id of ours is that long. */
function paramsOf({ pathParameters = {} }: APIGatewayProxyEventV2) {
  const names = Object.values(pathParameters);
  const isTooLong = names.some((name) => Buffer.byteLength(name ?? '') > maxParameterBytes);
  if (isTooLong) throw new Refusal('NOT_FOUND');
  return pathParameters;
}

/** Throws `NOT_FOUND`, `BODY_TOO_LARGE`, `BAD_JSON`, `BAD_REQUEST` or what a schema names. */
export function readRequest(route: AnyRoute, event: APIGatewayProxyEventV2) {
  return {
    params: paramsOf(event),
    query: checked(route.query, event.queryStringParameters ?? {}),
    body: bodyOf(route, event),
  };
}
