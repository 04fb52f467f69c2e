/**
 * Id of the JSON script that tells the page about a hosting with foreign accounts. Public values only, and no schema:
 * the welcome page reads it, and schemas are heavy.
 */
export const HOSTING_ID = 'hosting'

export interface Hosting {
  auth: 'firebase'
  /** The configuration of the web app, as the Firebase console shows it. */
  web: { apiKey: string; authDomain: string; projectId: string; appId?: string | undefined }
  /** The official emulators in place of Google's servers; never in production. */
  emulators: { auth: string; firestore: { host: string; port: number } } | null
}
