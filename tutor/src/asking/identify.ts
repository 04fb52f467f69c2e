import { findDefinitionPassage } from './definition-passage.ts'
import type { LessonIndex } from './lesson-index.ts'
import { refer } from './refer.ts'
import { type Reply, writeReply } from './reply.ts'

const ASKS_WHO =
  /\bqui (?:est|sont|etait|etaient|fut)(?:-ce)? (?:que |donc |ce |cet |cette )?[\p{L}' -]{3,40}[\s?!.]*$|\bc'(?:est|etait) qui (?!qu[ie'])[\p{L}' -]{3,40}$|^[\p{L}' -]{3,40} (?:c'est|c'etait|est|etait) qui\b/u
/** « Qui est le chef ? », « qui est le maire de New York ? » ask for a name. */
const ASKS_NAME =
  /\bqui (?:est|sont|etait|etaient|fut) (?:le |la |les |l')(?:\p{L}+ )?(?:(?:chef|roi|reine|president|auteur|premier|pere|fondateur|inventeur|dirigeant|empereur|pape|ministre)|\p{L}+ (?:de |du |des |d'))/u
const MAX_WORDS = 2

/** Who somebody is: what the lesson says where it sets his name in bold, and no date of his life; undefined where it does not. */
export const identify = (index: LessonIndex, folded: string, words: readonly string[]): Reply | undefined => {
  if (words.length === 0 || words.length > MAX_WORDS || !ASKS_WHO.test(folded) || ASKS_NAME.test(folded))
    return undefined
  if (words.some(word => !index.found.has(word) || index.names.has(word))) return undefined
  const said = findDefinitionPassage(index.pack, words, '')
  return said === '' ? undefined : writeReply('answer', [said], { reference: refer(index.pack) })
}
