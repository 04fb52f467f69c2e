/**
 * What the page is told where accounts are not our own: a JSON script with this id. Public values only. No schema: the
 * welcome page reads it, and schemas are heavy.
 */
export const HOSTING_ID = 'hosting'

export interface Hosting {
  auth: 'firebase'
  /** The configuration of the web app, as the Firebase console shows it. */
  web: { apiKey: string; authDomain: string; projectId: string; appId?: string | undefined }
  /** The official emulators in place of Google; never in production. */
  emulators: { auth: string; firestore: { host: string; port: number } } | null
}
