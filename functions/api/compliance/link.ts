/** A person's unsubscribe link, as it stands in their letters. */
import { userForAdmin } from '#functions/flows/admin/find-user.ts';
import { settingFor } from '#functions/flows/touchpoints/letter-context.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { compliance } from '#shared/contract/compliance.ts';

export const handler = endpoint(compliance.link).answers(async ({ params }) => {
  const { id } = await userForAdmin(params.id);
  return { ok: true, url: settingFor(id).unsubscribeUrl };
});
