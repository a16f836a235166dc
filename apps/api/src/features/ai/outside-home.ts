import { text, type Text } from "@tureen/messages/text";
import { addressesOf, resolveByDns } from "#http/outgoing";
import { isPublicAddress } from "../recipe-pages/public-address";

/** Says so where Ollama's address is one of the internet, by itself or by its name; null where it is at home or nowhere. */
export async function outsideHomeNote(host: string): Promise<Text | null> {
  const address = host.includes("://") ? host : `http://${host}`;
  if (!URL.canParse(address)) return null;
  const found = await addressesOf(new URL(address), resolveByDns).catch(() => []);
  if (!found.some((each) => isPublicAddress(each))) return null;
  return text(
    "OLLAMA_HOST={host} is outside your home network: every recipe, wish and photo that a model is asked about goes there.",
    { host },
  );
}
