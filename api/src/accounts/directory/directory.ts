import type { Pending } from './pending.ts'

/** What the directory says of who came back. */
interface Vouched {
  claims: Record<string, unknown>
  /** How the directory names the session when it ends there. */
  outside: string
  idToken: string | undefined
}

type Checked = Pick<Pending, 'state' | 'oidc' | 'freshSince'>

/** A school's directory, by OpenID Connect or CAS. */
export interface Directory {
  /**
   * Where the browser goes, and what its way back is checked against.
   * @param fresh whoever is signed in there signs in again
   */
  begin(fresh?: boolean): Promise<{ url: string; pending: Checked }>
  /** Fails unless the directory says who this is. */
  finish(query: Readonly<Record<string, string>>, pending: Checked): Promise<Vouched>
  /** Where the session of the directory ends too, before the browser comes back to `home`. */
  leave(idToken: string | undefined, home: string): Promise<string | undefined>
}
