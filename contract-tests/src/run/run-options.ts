import type { AccountName } from "../spec/contract.ts";
import type { GivenHeaders } from "./http/given-headers.ts";
import type { OAuthCredentials } from "./http/oauth-token.ts";
import type { SenderOptions } from "./http/send.ts";
import type { CaseResult } from "./case-result.ts";
import type { Account, SpareAccounts } from "./values/substitute.ts";

export interface RunOptions extends SenderOptions {
  readonly url: string;
  readonly accounts: Readonly<Record<AccountName, Account>>;
  /** Optional accounts; tests that need a missing one are skipped. */
  readonly spare?: SpareAccounts;
  /** Headers for every request. When the run opens no session, they include the credentials. */
  readonly headers?: GivenHeaders;
  /** What the run requests tokens with, where the spec has a flow of OAuth 2 for them. */
  readonly oauth?: OAuthCredentials;
  /** Headers of a second user, when the run opens no session; the user must not reach what the first one has created. */
  readonly otherHeaders?: GivenHeaders;
  /** What the run requests tokens of this second user with. */
  readonly otherOauth?: OAuthCredentials;
  /** An account with more rights, for operations that refuse the first user (403). */
  readonly privileged?: OAuthCredentials;
  /** Maximum number of concurrent requests. */
  readonly concurrency?: number;
  /** Called with each result as it arrives. */
  readonly onResult?: (result: CaseResult) => void;
  /** Waits for some milliseconds; tests replace it. */
  readonly rest?: (ms: number) => Promise<unknown>;
}
