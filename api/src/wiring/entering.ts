import { directoryRoutes, signInRoutes } from '@ariane/shared/contracts'
import { casDirectory } from '../accounts/directory/cas.ts'
import { ENT_NAMES, OIDC_NAMES, readPerson } from '../accounts/directory/claims.ts'
import { directoryEntrance, type EntrancePorts } from '../accounts/directory/entrance.ts'
import { oidcDirectory } from '../accounts/directory/oidc.ts'
import { outsideSessions } from '../accounts/directory/outside-sessions.ts'
import { pendingCookie, waitingCookie } from '../accounts/directory/pending.ts'
import { directoryHandlers, leaveAddress } from '../accounts/directory/routes.ts'
import type { SignIn } from '../accounts/sign-in/auth.ts'
import type { Keys } from '../accounts/sign-in/keys.ts'
import { signInHandlers } from '../accounts/sign-in/routes.ts'
import { sessionStore } from '../accounts/sign-in/session-store.ts'
import { type Config, isSecure } from '../platform/config.ts'
import type { DirectoryConfig } from '../platform/config-directory.ts'
import type { UnitOfWork } from '../platform/db/unit-of-work.ts'
import { elsewhere } from '../platform/http/handlers.ts'
import type { Log } from '../platform/log.ts'
import { findUid } from './accounts.ts'
import { directoryEnrolment } from './classes.ts'
import type { Database } from './database.ts'
import type { FrontDoor } from './front-door.ts'

interface Needs {
  changeGrade: EntrancePorts['changeGrade']
  config: Config
  credentials: Keys
  db: UnitOfWork<Database>
  door: FrontDoor
  log: Log
  now(): Date
  secret: string
  signIn: SignIn
}

/** A subject is somebody at one directory only. */
const nameProvider = (settings: DirectoryConfig) =>
  settings.protocol === 'oidc' ? `oidc ${settings.issuer}` : `cas ${settings.server}`

/** Signing in through the school, where the configuration names its directory. */
function wireDirectory({ changeGrade, config, credentials, db, door, log, now, secret, signIn }: Needs) {
  const { directory: settings, publicUrl } = config
  if (!settings || !publicUrl) return { handlers: elsewhere(directoryRoutes), leave: async () => undefined }
  const provider = nameProvider(settings)
  const redirectUri = `${publicUrl}${directoryRoutes.endDirectory.path}`
  const directory =
    settings.protocol === 'oidc' ? oidcDirectory(settings, redirectUri) : casDirectory(settings, redirectUri)
  const names = { ...(settings.protocol === 'oidc' ? OIDC_NAMES : ENT_NAMES), ...settings.names }
  const entrance = directoryEntrance({
    changeGrade,
    db,
    enrol: directoryEnrolment({ db, now }),
    makesAccounts: settings.makesAccounts,
    now,
    provider,
  })
  const cookies = { secret, secure: isSecure(config), now }
  const outside = outsideSessions({ db, directory, find: entrance.find, provider, secret })
  return {
    handlers: directoryHandlers({
      credentials,
      directory,
      entrance,
      guesses: door.guesses,
      log,
      now,
      outside,
      factors: door.factors,
      pending: pendingCookie(cookies),
      waiting: waitingCookie(cookies),
      read: claims => readPerson(claims, names, settings.profiles),
      sessions: sessionStore(db.q),
      signIn,
    }),
    leave: (session: string | undefined) => leaveAddress({ outside, home: `${publicUrl}/` }, session),
  }
}

/** How a session begins and ends: with our passwords and through the school, or elsewhere where accounts are `hosted`. */
export function wireEntering({ hosted, ...needs }: Needs & { hosted: boolean }) {
  if (hosted) return { handlers: { ...elsewhere(signInRoutes), ...elsewhere(directoryRoutes) } }
  const { credentials, db, door, signIn } = needs
  const directory = wireDirectory(needs)
  const { codes: addressCodes, devices, entrance, factors, guesses } = door
  const ports = { addressCodes, devices, entrance, factors, guesses, signIn }
  const own = signInHandlers({ ...ports, findUid: findUid(db), leave: directory.leave, right: credentials.right })
  return { handlers: { ...own, ...directory.handlers } }
}
