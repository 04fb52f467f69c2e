import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClusterProblem } from './cluster-problem.ts'
import { PORT } from './settings.ts'
import { own, type Whom } from './whom.ts'

/** The path of a socket is at most 108 bytes on Linux and 104 on macOS, with the zero at its end. */
const LONGEST_PATH = 103

/** The name of the server's socket. */
export const SOCKET = `.s.PGSQL.${PORT}`

/** PostgreSQL reads its setting as a list. */
const SEPARATOR = ','

/**
 * Where the socket of the server in `folder` lies: in the folder itself, or in one of ours among the temporary files when
 * that path is too long, or none for a setting. Throws ClusterProblem where somebody else made that one.
 */
export function socketFolder(folder: string, whom: Whom): string {
  if (Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_PATH && !folder.includes(SEPARATOR)) return folder
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `ariane-${digest}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(short)
  const isOurs = [process.getuid?.(), whom.owner?.uid].includes(uid) && (mode & 0o77777) === 0o40700
  if (!isOurs) throw new ClusterProblem({ kind: 'refused', detail: short, log: join(folder, 'log') })
  own(short, whom)
  return short
}
