/** Guards the admin routes: requires a session, and a request from our own pages. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Refusal } from '#shared/contract/refusal.ts';
import type { AnyRoute } from '#shared/contract/route.ts';
import type { Admin, RequestContext } from '../context.ts';
import { sessions } from '../store/sessions.ts';
import { cookieIn } from './cookies.ts';
import { isForeign } from './request-origin.ts';

/** Throws `FOREIGN_ORIGIN` for a change requested by another site, else `NOT_SIGNED_IN`. */
export async function requireAdmin(
  route: Pick<AnyRoute, 'method' | 'isActivity'>,
  { headers, cookies = [] }: APIGatewayProxyEventV2,
  { env, now }: RequestContext,
): Promise<Admin> {
  if (route.method !== 'GET' && isForeign(headers, env)) throw new Refusal('FOREIGN_ORIGIN');
  const value = cookieIn(cookies, 'session', env);
  const admin = value && (await sessions.adminOf(value, now, route.isActivity));
  if (!admin) throw new Refusal('NOT_SIGNED_IN');
  return admin;
}
