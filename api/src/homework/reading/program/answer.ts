import { writeFile } from 'node:fs'
import { promisify } from 'node:util'
import { type Answer, type Line, PICTURE_FD } from './lines.ts'

const write = promisify(writeFile)

/** Resolves once the line has left the process: what is still queued when it ends is lost. */
export const writeLine = (line: Line): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(`${JSON.stringify(line)}\n`, error => (error ? reject(error) : resolve()))
  })

/** The picture first, whole, then the line that tells how long it is. */
export async function writeAnswer(answer: Answer): Promise<void> {
  if ('failure' in answer) return writeLine(answer)
  const { picture, ...found } = answer
  if (picture) await write(PICTURE_FD, picture)
  await writeLine({ ...found, ...(picture && { pictureBytes: picture.length }) })
}
