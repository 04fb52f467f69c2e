export { slug } from '../catalogue/logins.ts'
export { newId } from '../http/new-id.ts'
export { type AccountsPort, type AuthCode, AuthError, type Registration, type SignInOptions } from './accounts.ts'
export {
  type ChatCode,
  ChatFailure,
  type ChatPerson,
  type ChatPort,
  type RoomView,
  type StopWatching,
  type Typist,
  type Watcher,
} from './chat.ts'
export { accountsPort, hosting } from './hosting.ts'
export { anonymousCredentials, toEmail } from './identifiers.ts'
export { openChat } from './open-chat.ts'
export { profiles } from './profiles.ts'
