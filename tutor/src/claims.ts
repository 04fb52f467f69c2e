import { z } from 'zod'

const Phrase = z.string().min(1).max(200)

/**
 * What has to be said for one idea of a rubric, as « subject, relation, object » in the words of the model answer.
 * Several claims with the same idea are alternatives: one of them is enough.
 */
export const Claim = z.strictObject({
  /** Place of the idea in `expected.ideas`, from 0. */
  idea: z.int().min(0),
  /** Who or what is spoken of; other words for it behind the first. */
  subject: z.array(Phrase).default([]),
  /** The verb with its denial, as the sentence has it: « porte », « ne vote pas », « est fabriqué par ». Empty in a list. */
  relation: z.string().max(200).default(''),
  /** What is said of it; other words for it behind the first. */
  object: z.array(Phrase).default([]),
  /** -1 when the claim denies; absent, the relation tells (« ne … pas »). */
  polarity: z.union([z.literal(1), z.literal(-1)]).optional(),
  /** Numbers that have to be right; absent, those of subject and object. */
  quantities: z.array(z.strictObject({ value: z.string().min(1), unit: z.string().optional() })).optional(),
  /** Words or phrases which, said of the subject, make the answer wrong. */
  opposites: z.array(Phrase).default([]),
  /** `[own, other]`: a word of this claim and the one that pupils take for it. */
  confusable: z.array(z.tuple([Phrase, Phrase])).default([]),
  /** Place of the claim in this list whose subject must not be told of this object (« l'artère … la veine »). */
  contrastsWith: z.int().min(0).optional(),
  /** The bare words are enough even where the question asks for a reason. */
  listAllowed: z.boolean().optional(),
})
export type Claim = z.infer<typeof Claim>

/** The claims of one text question of a pack. */
export const QuestionClaims = z.strictObject({
  question: z.string().min(1),
  /** `list` and `name` may be answered with bare words; `reason` and `difference` need sentences. */
  asksFor: z.enum(['list', 'reason', 'difference', 'name']),
  /** By rule from the model answer; the same, read and found right; or written by an author. */
  derived: z.enum(['rule', 'confirmed', 'written']),
  claims: z.array(Claim),
  /** Rules of the guard that doubt a right answer to this question, so that they are not asked here. */
  trusts: z.array(z.string()).optional(),
})
export type QuestionClaims = z.infer<typeof QuestionClaims>
export type AsksFor = QuestionClaims['asksFor']
