/** What a text of an adult is judged by before a child is given it. */
interface TextToChild {
  /** Whether the child's consent stands. */
  consented: boolean
  author: string | null
  /** Adults who follow and decide for the child: who opened the account, or was approved. */
  deciders: readonly string[]
  /** Parents, by their role, who follow. */
  parents: readonly string[]
}

/** Adults of the family, who see what a child without consent is given. */
export const familyOf = ({ deciders, parents }: Pick<TextToChild, 'deciders' | 'parents'>) =>
  new Set([...deciders, ...parents])

/**
 * Whether a child is given a text of an adult: a consent stands, its author decides for the child, or another adult of the family
 * sees it too. Otherwise it waits. A parent's role alone proves nothing of the author.
 */
export const isGivenToChild = (text: TextToChild): boolean =>
  text.consented ||
  (text.author !== null && text.deciders.includes(text.author)) ||
  [...familyOf(text)].some(uid => uid !== text.author)
