// Run as a process by run-program.ts: reads one file from standard input and writes lines of JSON (lines.ts).
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { ReadingFailure } from '@ariane/shared/contracts'
import { writeAnswer, writeLine } from './answer.ts'
import type { Answer } from './lines.ts'
import { Refused } from './refuse.ts'

/** Below everything else the machine does; threads that start later inherit it. */
const PRIORITY = 10
setPriority(PRIORITY)

const onPage = (page: number, pages: number) => void writeLine({ page, pages })

const bytes = await buffer(process.stdin)
await writeAnswer(await read(process.argv[2]).catch((error: unknown) => ({ failure: toReadingFailure(error) })))
// Threads of the reader of print would keep the process.
process.exit(0)

async function read(kind: string | undefined): Promise<Answer> {
  switch (kind) {
    case 'image':
      return (await import('./image.ts')).readImage(bytes)
    case 'pdf':
      return (await import('./pdf.ts')).readPdf(bytes, onPage)
    case 'docx':
      return (await import('./docx.ts')).readDocx(bytes)
    case 'odt':
      return (await import('./odt.ts')).readOdt(bytes)
    case 'text':
      return (await import('./formatted.ts')).readFormatted(bytes)
    default:
      return { failure: 'unreadable_type' }
  }
}

/** A file that its reader cannot open is damaged, whatever the reader calls it. */
function toReadingFailure(error: unknown): ReadingFailure {
  return error instanceof Refused ? error.failure : 'damaged'
}
