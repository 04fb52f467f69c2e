export { slug } from '../catalogue/logins.ts'
export { type AccountsPort, type AuthCode, AuthError, type Registration } from './accounts.ts'
export { embeddedAccounts } from './embedded.ts'
export { anonymousCredentials, emailOf, newId } from './identifiers.ts'
