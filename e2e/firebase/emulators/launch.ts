import { type ChildProcess, fork, spawn } from 'node:child_process'
import path from 'node:path'
import { findJar, java, missing } from './jar.ts'
import { answers, freePort } from './ports.ts'
import { owner, request } from './request.ts'

const HOST = '127.0.0.1'
const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const RULES = path.join(import.meta.dirname, '..', '..', '..', 'firestore.rules')

/** Where the emulators are, as plain data: it can be handed to another process or to a page. */
export type Addresses = { projectId: string; host: string; firestorePort: number; authPort: number }

export type Emulators = Addresses & {
  /** No account and no document any more. */
  reset: () => Promise<void>
  stop: () => Promise<void>
}

/** Both official emulators on free ports, with the project's rules. Throws when one cannot start. */
export async function startEmulators(projectId: string): Promise<Emulators> {
  const reason = missing()
  if (reason) throw new Error(reason)
  const [firestorePort, authPort] = [await freePort(), await freePort()]
  const at = { projectId, host: HOST, firestorePort, authPort }
  const children = [startFirestore(firestorePort), startAuth(projectId, authPort)]
  const stop = async () => {
    process.off('exit', kill)
    await Promise.all(children.map(end))
  }
  const kill = () => {
    for (const { child } of children) child.kill('SIGKILL')
  }
  process.once('exit', kill)
  try {
    const [firestore, auth] = children.map(({ ended }) => ended)
    await Promise.all([
      answers('Firestore', `http://${HOST}:${firestorePort}/`, firestore ?? (() => undefined)),
      answers('Auth', `http://${HOST}:${authPort}/`, auth ?? (() => undefined)),
    ])
    await protectAddresses(at)
  } catch (error) {
    await stop()
    throw error
  }
  return { ...at, stop, reset: () => reset(at) }
}

type Child = { child: ChildProcess; ended: () => string | undefined }

const startFirestore = (port: number) =>
  watched(
    'Firestore',
    // English numbers and messages, whatever the machine speaks.
    spawn(
      java(),
      [
        '-Xmx512m',
        '-Duser.language=en',
        '-cp',
        findJar() ?? '',
        MAIN,
        '--host',
        HOST,
        '--port',
        `${port}`,
        '--rules',
        RULES,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  )

const startAuth = (projectId: string, port: number) =>
  watched('Auth', fork(path.join(import.meta.dirname, 'auth-server.ts'), [projectId, `${port}`], { silent: true }))

/** What it printed is kept, to say why it ended. */
function watched(name: string, child: ChildProcess): Child {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    })
  let failure = ''
  child.once('error', error => {
    failure = error.message
  })
  const ended = () =>
    failure || child.exitCode !== null
      ? `the ${name} emulator ended (${child.exitCode}) ${failure}\n${output}`
      : undefined
  return { child, ended }
}

async function end({ child }: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), 3000)
  await gone
  clearTimeout(impatient)
}

/** As in every recent project: a wrong password is not told from an unknown address. The emulator has it off. */
const protectAddresses = ({ projectId, host, authPort }: Addresses) =>
  request(
    `http://${host}:${authPort}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
    { method: 'PATCH', ...owner({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }) },
  )

async function reset({ projectId, host, firestorePort, authPort }: Addresses): Promise<void> {
  const [documents, accounts] = [
    `http://${host}:${firestorePort}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `http://${host}:${authPort}/emulator/v1/projects/${projectId}/accounts`,
  ]
  await Promise.all([request(documents, { method: 'DELETE' }), request(accounts, { method: 'DELETE', ...owner() })])
}
