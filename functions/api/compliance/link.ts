/** The unsubscribe link of a person, as it stands in their letters. */
import { settingFor } from '#functions/flows/links.ts';
import { userForAdmin } from '#functions/flows/set-by-admin.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.link).answers(async ({ params }) => {
  const { id } = await userForAdmin(params.id);
  return { ok: true, url: settingFor(id).unsubscribeUrl };
});
