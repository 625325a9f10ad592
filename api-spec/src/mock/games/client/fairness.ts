import type { FairRound, FairnessView } from "../protocol.ts";
import { call, Refusal } from "./calls.ts";
import { element, elementOf } from "./elements.ts";

const SHORT_HASH = 8;

interface Words {
  text: (key: string, values?: Record<string, string | number>) => string;
}

/** URL of the page that recomputes the round, in a new window. */
function verifyAddress({ engine, serverSeed, serverSeedHash, clientSeed, nonce, mines, outcome }: FairRound): string {
  const query = new URLSearchParams({ game: engine, hash: serverSeedHash, client: clientSeed, nonce: String(nonce) });
  if (serverSeed) query.set("server", serverSeed);
  if (mines) query.set("mines", String(mines));
  if (outcome) query.set("outcome", outcome);
  query.set("language", document.documentElement.lang);
  return `/play/verify?${query.toString()}`;
}

const say = (words: string) => {
  element("fair-status").textContent = words;
};

/** Sets up the panel "Provably fair": seeds, commitments, latest rounds, and changing the member's seed. */
export function openFairness({ text }: Words): { refresh(): void } {
  const panel = elementOf("fair", HTMLDetailsElement);
  const input = elementOf("client-seed", HTMLInputElement);
  let shown: FairnessView | undefined;

  const line = (round: FairRound) => {
    const item = document.createElement("li");
    const name = document.createElement("span");
    name.textContent = text("fairRound", { nonce: round.nonce, seed: round.serverSeedHash.slice(0, SHORT_HASH) });
    item.append(name, " ");
    if (round.serverSeed) {
      const link = document.createElement("a");
      link.href = verifyAddress(round);
      link.target = "_blank";
      link.rel = "noopener";
      link.textContent = text("fairVerify");
      item.append(link);
    } else item.append(text("fairSecret"));
    return item;
  };
  const show = (view: FairnessView) => {
    if (view.clientSeed !== shown?.clientSeed) input.value = view.clientSeed;
    shown = view;
    element("fair-hash").textContent = view.serverSeedHash;
    element("fair-next").textContent = view.nextServerSeedHash;
    element("fair-client").textContent = view.clientSeed;
    element("fair-nonce").textContent = String(view.nonce);
    elementOf("fair-rounds", HTMLUListElement).replaceChildren(...view.rounds.map(line));
  };
  const read = () => call<FairnessView>("/play/api/fairness").then(show, () => say(text("errorNetwork")));

  const change = async () => {
    if (!shown) return;
    try {
      show(
        await call<FairnessView>("/play/api/seed", { clientSeed: input.value, serverSeedHash: shown.serverSeedHash }),
      );
      say(text("fairChanged"));
    } catch (error) {
      const known: Record<string, string> = { ROUND_OPEN: "errorOpen", BAD_REQUEST: "fairBadSeed" };
      say(text((error instanceof Refusal && known[error.code]) || "errorNetwork"));
    }
  };
  elementOf("seed-form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    void change();
  });
  panel.addEventListener("toggle", () => {
    if (panel.open) void read();
  });
  return {
    refresh: () => {
      if (panel.open) void read();
    },
  };
}
