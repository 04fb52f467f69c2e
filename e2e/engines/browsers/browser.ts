/** What the journeys ask of a browser, whatever protocol it is driven by. `frame` is a selector of one in the page. */
export interface Browser {
  open(address: string): Promise<void>
  /** The value of an expression in the page, awaited. */
  evaluate<T>(expression: string, frame?: string): Promise<T>
  /** A press of the mouse on the element that an expression gives. */
  click(expression: string, frame?: string): Promise<void>
  /** Types into the field that an expression gives, which has the focus, in place of what is selected. */
  type(expression: string, text: string, frame?: string): Promise<void>
  /** The key Tab, for whatever has the focus. */
  press(key: 'Tab'): Promise<void>
  /** How large the window is from now on. */
  resize(width: number, height: number): Promise<void>
  /**
   * Which of the elements that an expression lists the engine itself does not give to assistive technology as the role and the
   * name that are expected of each.
   */
  hear(elements: string, spoken: readonly Spoken[], frame?: string): Promise<string[]>
  /** What is seen of the page, as PNG. */
  picture(): Promise<Uint8Array>
  close(): Promise<void>
}

/** What assistive technology is given of an element. */
export type Spoken = { role: string; name: string }

export const describeSpoken = ({ role, name }: Spoken): string => `${role} « ${name} »`

/** Any space is a space, and a letter may be drawn as a capital: names are compared by their words. */
export const squeeze = (words: string): string => words.replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('fr')

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
