/** Turns the gateway's event into what a route asks for, or refuses it. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { Refusal } from '#shared/contract/refusal.ts';
import type { AnyRoute } from '#shared/contract/route.ts';
import { wholeJson } from '#shared/domain/well-formed-text.ts';

/** Longer than any honest request of ours; looked at before anything is parsed. */
const maxBodyBytes = 64 * 1024;

/** Longer than any id or address, and shorter than what a key of the table holds. */
const maxParameterBytes = 512;

/** The gateway sends every body that is not text or JSON in base64, forms included. */
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

/** Of a field that is sent twice the last one counts. */
const form = (text: string): unknown => Object.fromEntries(new URLSearchParams(text));

function checked<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const result = z.safeParse(schema, value);
  if (!result.success) throw new Refusal('BAD_REQUEST');
  return result.data;
}

function bodyOf(route: AnyRoute, event: APIGatewayProxyEventV2) {
  if (!route.takesBody) return undefined;
  const text = bodyText(event);
  return checked(route.body, route.bodyAs === 'form' ? form(text) : json(text));
}

/** Nothing of ours is called by so long a name. */
function paramsOf({ pathParameters = {} }: APIGatewayProxyEventV2) {
  const names = Object.values(pathParameters);
  const isTooLong = names.some((name) => Buffer.byteLength(name ?? '') > maxParameterBytes);
  if (isTooLong) throw new Refusal('NOT_FOUND');
  return pathParameters;
}

/** Throws `NOT_FOUND`, `BODY_TOO_LARGE`, `BAD_JSON` or `BAD_REQUEST`. */
export function readRequest(route: AnyRoute, event: APIGatewayProxyEventV2) {
  return {
    params: paramsOf(event),
    query: checked(route.query, event.queryStringParameters ?? {}),
    body: bodyOf(route, event),
  };
}
