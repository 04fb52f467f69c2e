import { fold } from '../../words.ts'

const WRONG =
  "(?:archi |totalement |completement |tout a fait |pas mal )?(?:faux|fausse|inexact|incorrect|absurde|une erreur|un mensonge|n'importe quoi|le contraire|l'inverse|errone|une idee fausse|pas vrai)"
/** Ways to deny what a whole sentence says, before it or behind. */
const DENIALS = [
  // « Luther n’était pas d’accord » tells of him.
  /(?<!\b(?:(?:etait|etaient|fut|furent|ete|avait|avaient)|(?:ils?|elles?) (?:ne |n')?(?:est|sont)) )\bpas (?:du tout )?d'accord\b/,
  /\b(?:n'?est|c'est|est|etait|semble|parait) pas (?:du tout |forcement |vraiment )?(?:vrai|exact|juste|correct|possible|le cas) (?:que|qu'|de (?:dire|penser|croire))/,
  new RegExp(`\\b(?:c'est|il est|est|serait) ${WRONG} (?:que|qu'|de (?:dire|penser|croire|pretendre|affirmer))`),
  /\b(?:je|j'|on|tu|nous) (?:ne |n')?(?:crois|croit|pense|pensons|dis|dirais|suis|vois) pas (?:du tout )?(?:que|qu'|sur que)/,
  /\b(?:ne )?(?:peut|peux|pouvons|faut|doit) pas (?:dire|affirmer|penser|croire) (?:que|qu')/,
  /\b(?:personne|nul|aucun historien|aucun scientifique) (?:ne )?(?:pense|croit|dit|sait) (?:que|qu')/,
  /\bje (?:doute|nie|refuse|conteste)\b|\bil n'y a aucune (?:raison|preuve) (?:que|pour)/,
  new RegExp(
    `(?:[.,;:!]|\\bmais|\\bor|\\bet|\\bsauf que)\\s*(?:non,?\\s*)?(?:(?:c'est|ce qui est|tout (?:cela|ca) est|cela est|ca c'est|ceci est) ${WRONG}|ce n'est pas (?:vrai|le cas|juste|exact)|c'est pas (?:vrai|le cas|juste)|c'est non|non|jamais de la vie|n'importe quoi|pas du tout|au contraire|je blague|je rigole|ou pas)(?:,? (?:du tout|en fait|je crois|je pense|enfin))*\\s*[.!]*$`,
  ),
  /\b(?:ceux|celui|celles|celle|les gens) qui (?:disent|dit|pensent|pense|croient|croit|affirment|affirme)\b.*\b(?:se trompent?|ont tort|a tort|mentent|ment|racontent? n'importe quoi)\s*[.!]*$/,
  /\b(?:ils|elles|il|elle|on) (?:se|s') ?(?:trompe|trompent|est trompe|sont trompes)\s*[.!]*$/,
  /\b(?:contrairement a ce qu(?!(?:e |'|i )?(?:(?:m'|se )?(?:a |ont )?(?:dit|disent|pense|pensent|croit|croient|croyait|raconte|affirme|imagine)|(?:on|ils?|elles?|certains|beaucoup|tout le monde|mon|ma|mes|les|des|le|la) ))|c'est a tort qu|a tort que)/,
]
const BOTH =
  /\bou(?: alors| bien| peut-etre| sinon)*,? (?:peut-etre pas|pas|non|(?:c'est )?(?:tout )?(?:le contraire|l'inverse))\s*[.!?]*$|\bpeut-etre\b.*\bou peut-etre\b|\bou(?: bien| alors| peut-etre| encore)*,? (?:c'est )?(?:tout )?(?:le contraire|l'inverse)\b|\b(?:enfin|sauf que|mais|a moins que)? ?(?:c'est|ce soit|ce serait) (?:peut-etre|sans doute|plutot) (?:tout )?(?:le contraire|l'inverse)\s*[.!?]*$|\bles deux (?:se disent|sont (?:possibles?|justes?|vrais?|bons?)|marchent)\b|\ben meme temps non\b|\bc'est l'un ou l'autre\b|\bou (?:alors |bien )?.*\bsais (?:pas|plus) (?:lequel|laquelle|si c'est)\b/
const OWN_WORDS = /\b(?:faux|fausse|vrai|accord|tort|trompe|erreur|contraire|mensonge|inverse)/

/** How many ways a text denies the whole; more than the model answer has itself are denials of it. */
export const countOuterDenials = (text: string): number => DENIALS.filter(one => one.test(fold(text))).length
/** « … Non. » at the end of an answer that is no in the lesson too. */
export const withoutFinalNo = (text: string, model: string): string =>
  /^non\b/.test(model) ? text.replace(/[\s,.;]+non[\s.!]*$/i, '') : text
/** « Elles choisissent d’avoir un enfant ou pas »: that there are two ways is what is said. */
const CHOICE =
  /(?<!\b(?:je|j'|tu)\b[^.!?;]*)\b(?:choisi\p{L}*|choix|decid\p{L}*|libres?|liberte|(?:de|pour) (?:savoir|verifier))\b[^.!?;]*\bou (?:pas|non)\s*[.!]*$/u
/** « … ou le contraire »: both are said, so nothing is. */
export const saysBoth = (text: string): boolean => BOTH.test(fold(text)) && !CHOICE.test(fold(text))
/** The rubric itself speaks of true and false: nobody can tell by rule what such a denial denies. */
export const speaksOfTruth = (texts: readonly string[]): boolean => texts.some(text => OWN_WORDS.test(fold(text)))
/** Nothing is asserted: a question, whole; where the lesson itself has a question, only what begins as one. */
export const onlyAsks = (text: string, mayQuote = false): boolean =>
  !/^(?!est-ce|pourquoi|comment).*\b(?:faut|fallait) (?:dire|ecrire) /.test(fold(text)) &&
  /\?\s*$/.test(text) &&
  (/^(?:est-ce qu|serait-ce|pourquoi|comment|c'est quoi|peut-etre)/.test(fold(text)) ||
    (!(mayQuote && /[:,«"] /.test(text)) && !/[.!]\s/.test(text) && !/\?.*\p{L}.*\?\s*$/u.test(text)))
