import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** What the journeys ask of a browser, whatever protocol it is driven by. `frame` is a selector of one in the page. */
export interface Browser {
  open(address: string): Promise<void>
  /** The value of an expression in the page, awaited. */
  evaluate<T>(expression: string, frame?: string): Promise<T>
  /** A press of the mouse on the element that an expression gives. */
  click(expression: string, frame?: string): Promise<void>
  /** Types into the field that an expression gives, which has the focus, in place of what is selected. */
  type(expression: string, text: string, frame?: string): Promise<void>
  /** What is seen of the page, as PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

/** How a browser starts, where that is not as journeys want it. */
interface View {
  height?: number
  /** The few colours that a person has chosen for all pages; an engine may not know that. */
  forcedColors?: boolean
}

export interface Engine {
  name: string
  /** Debian packages that bring it. */
  packages: string[]
  /** Programs it is made of that this machine does not have. */
  missing(): string[]
  /** Whether it knows pages in a person's own few colours. */
  forcesColors: boolean
  start(view?: View): Promise<Browser>
}

/** Where a program is. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, name))
    .find(isExecutable)

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
