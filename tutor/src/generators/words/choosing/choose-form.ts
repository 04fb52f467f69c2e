import type { SpokenLanguage } from '@ariane/activities/shape'
import type { Exercise, Generator } from '../../exercise.ts'
import { int, pick, shuffle } from '../../random.ts'
import { askFalse } from '../ask-false.ts'
import { askWord, type Wrong } from '../ask-word.ts'

/** A form among those of a set, why it is the right one, and sentences where no other form of the set is. */
export type Form = { set: string; form: string; why: string; sentences: readonly string[] }

/** A line a form: set, form, reason, sentences with a gap; a form without sentences is only offered as a wrong one. */
export const readForms = (table: string): Form[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const [set = '', form = '', why = '', ...sentences] = line.split('|')
      return { set, form, why, sentences }
    })

const COUNTS = ['zéro', 'un', 'deux', 'trois', 'quatre'] as const
const HINT = 'Regardez les mots qui sont tout autour du trou ou des crochets.'
const RULE = 'Retrouvez dans votre leçon un exemple bâti comme cette phrase.'

const fill = (sentence: string, form: string) => {
  const text = sentence.replace('…', form).replace(/ \.$/, '.')
  // A capital where the sentence begins with a word: « 2 m/s » keeps its m.
  return text.replace(/^\P{Alphabetic}*?\p{Ll}/u, start => (/\d/.test(start) ? start : start.toUpperCase()))
}
/** Longer sentences stand alone: several of them would fill a phone. */
const MOST_LETTERS = 62
/** How many letters four sentences may have together, and the list of forms beside three. */
const ROOM = 170
const ROOM_OF_FORMS = 55
const listShort = (sentences: readonly string[]): readonly string[] => {
  const short = sentences.filter(({ length }) => length <= MOST_LETTERS)
  return short.length > 1 ? short : sentences.toSorted((a, b) => a.length - b.length).slice(0, 2)
}
const names = (forms: readonly Form[]) => [...new Set(forms.map(({ form }) => form))]

const listChoices = (forms: readonly Form[]): string => {
  const list = names(forms).join(', ')
  return list.length > ROOM_OF_FORMS ? '' : `Choix : ${list}. `
}

/** The exercises on choosing one form among a few, in one language. */
export const choosingGenerators = (lang: SpokenLanguage, table: readonly Form[]): Record<string, Generator> => {
  const drawOne = (random: () => number, { set }: Record<string, unknown>) => {
    const named = table.filter(form => form.set === set)
    const forms = named.length > 0 ? named : table.filter(form => form.set === table[0]?.set)
    const one = pick(
      random,
      forms.filter(({ sentences }) => sentences.length > 0),
    )
    return { one, forms, sentence: pick(random, one.sentences) }
  }
  /** The same where a form is shown between brackets: a sentence with a segment [AB] would have two pairs. */
  const drawMarked = (random: () => number, params: Record<string, unknown>) => {
    const drawn = drawOne(random, params)
    const plain = drawn.one.sentences.filter(sentence => !sentence.includes('['))
    return { ...drawn, sentence: plain.length > 0 ? pick(random, plain) : drawn.sentence }
  }
  const others = (forms: readonly Form[], one: Form): Wrong[] =>
    names(forms)
      .filter(form => form !== one.form)
      .map((form): Wrong => [form, `Ce n’est pas cette forme : ici, ${one.why}.`])

  const fillForm: Generator = (random, params): Exercise => {
    const { one, forms, sentence } = drawOne(random, params)
    return askWord({
      reasoning: 'form-fill',
      lang,
      level: 1,
      statement: `Complétez : « ${sentence} » Choisissez entre : ${shuffle(random, names(forms)).join(', ')}.`,
      answer: one.form,
      accepted: [fill(sentence, one.form)],
      wrong: shuffle(random, others(forms, one)),
      hint: HINT,
      rule: RULE,
      begin:
        lang === 'fr'
          ? 'Dites autrement ce que la situation décrit.'
          : 'Traduisez d’abord toute la phrase en français.',
      steps: [`Ici, ${one.why}.`, `« ${fill(sentence, one.form)} »`],
    })
  }

  const mendForm: Generator = (random, params): Exercise => {
    const { one, forms, sentence } = drawMarked(random, params)
    const [bad = ''] = shuffle(
      random,
      names(forms).filter(form => form !== one.form),
    )
    return askWord({
      reasoning: 'form-mend',
      lang,
      level: 2,
      statement: `« ${fill(sentence, `[${bad}]`)} » Ce qui est entre crochets est faux : que faut-il à la place ? Choisissez entre : ${shuffle(random, names(forms)).join(', ')}.`,
      answer: one.form,
      accepted: [fill(sentence, one.form)],
      wrong: [[bad, 'C’est ce qui est à corriger.'], ...others(forms, one).filter(([form]) => form !== bad)],
      hint: HINT,
      rule: RULE,
      begin: 'Quels mots, tout près, décident du choix ?',
      steps: [`Ici, ${one.why}.`, `« ${fill(sentence, one.form)} »`],
    })
  }

  const findError: Generator = (random, params): Exercise => {
    const { forms } = drawOne(random, params)
    const three = shuffle(
      random,
      forms.flatMap(form => listShort(form.sentences).map(sentence => ({ form, sentence }))),
    ).slice(0, 3)
    const at = int(random, 0, 2)
    const bad = three[at] ?? three[0]
    const [wrongForm = ''] = shuffle(
      random,
      names(forms).filter(form => form !== bad?.form.form),
    )
    return askFalse({
      reasoning: 'form-error',
      shown: three.map(({ form, sentence }, i) => ({
        text: fill(sentence, i === at ? wrongForm : form.form),
        why: form.why,
      })),
      at,
      right: bad ? fill(bad.sentence, bad.form.form) : '',
      hint: 'Dans chacune, repérez le mot que votre leçon apprend à choisir.',
      rule: RULE,
      begin: 'Vérifiez-les dans l’ordre, sans vous fier à la traduction mot à mot.',
    })
  }

  const countForm: Generator = (random, params): Exercise => {
    const { one, forms } = drawOne(random, params)
    const four = shuffle(
      random,
      forms.flatMap(form => listShort(form.sentences).map(sentence => ({ form, sentence }))),
    )
      .slice(0, 4)
      .filter((_, i, all) => i < 3 || all.reduce((sum, { sentence }) => sum + sentence.length, 0) < ROOM)
    const count = four.filter(({ form }) => form.form === one.form).length
    const answer = COUNTS[count] ?? ''
    return askWord({
      reasoning: 'form-count',
      level: 3,
      statement: `Combien de ces phrases se complètent avec « ${one.form} » ? ${four.map(({ sentence }, i) => `(${i + 1}) ${sentence}`).join(' ')} Choix : ${names(forms).join(', ')}. Écrivez le nombre en lettres.`,
      answer,
      accepted: [`${count}`],
      wrong: COUNTS.filter((text, i) => text !== answer && i <= four.length).map(
        (text): Wrong => [text, COUNTS.indexOf(text) > count ? 'Vous en comptez trop.' : 'Vous en oubliez.'],
      ),
      hint: 'Complétez chaque phrase avant de compter.',
      // « Un » would be the number that is asked for.
      rule: 'Retrouvez dans votre leçon l’exemple qui ressemble à chaque phrase.',
      begin: 'Notez votre choix à côté de chacune.',
      steps: [
        four.map(({ form, sentence }) => `« ${fill(sentence, form.form)} »`).join(' '),
        `« ${one.form} » s’emploie quand ${one.why}. Cela fait ${answer}.`,
      ],
    })
  }

  const nameReason: Generator = (random, params): Exercise => {
    const { one, forms, sentence } = drawMarked(random, params)
    const wrong = shuffle(
      random,
      [...new Set(forms.map(({ why }) => why))].filter(why => why !== one.why),
    ).slice(0, 3)
    return askWord({
      reasoning: 'form-reason',
      level: 2,
      statement: `« ${fill(sentence, `[${one.form}]`)} » Pourquoi « ${one.form} » ? Choisissez entre : ${shuffle(random, [one.why, ...wrong]).join(' ; ')}.`,
      answer: one.why,
      wrong: wrong.map(
        (why): Wrong => [why, `Cette raison demanderait « ${forms.find(form => form.why === why)?.form ?? ''} ».`],
      ),
      hint: 'Relisez ce qui entoure les crochets.',
      rule: RULE,
      begin: 'Écartez les raisons qui ne parlent pas de cette phrase.',
      steps: [`La phrase complète : « ${fill(sentence, one.form)} »`, `La raison : ${one.why}.`],
    })
  }

  const findSentence: Generator = (random, params): Exercise => {
    const { one, forms } = drawOne(random, params)
    const sentence = pick(random, listShort(one.sentences))
    const rest = shuffle(
      random,
      forms
        .filter(({ form }) => form !== one.form)
        .flatMap(form => listShort(form.sentences).map(text => ({ form, sentence: text }))),
    ).slice(0, 2)
    const three = shuffle(random, [{ form: one, sentence }, ...rest])
    const at = three.findIndex(({ form }) => form === one) + 1
    return askWord({
      reasoning: 'form-which',
      level: 3,
      statement: `Une seule de ces phrases se complète avec « ${one.form} ». Laquelle ? ${three.map((each, i) => `(${i + 1}) ${each.sentence}`).join(' ')} ${listChoices(forms)}Répondez par « la phrase 1 » (ou 2, ou 3).`,
      answer: `la phrase ${at}`,
      accepted: [`${at}`, `phrase ${at}`],
      wrong: three.flatMap(({ form }, i): Wrong[] =>
        i + 1 === at ? [] : [[`la phrase ${i + 1}`, `Il y faut « ${form.form} » : ${form.why}.`]],
      ),
      hint: 'Complétez chacune avec ce qui vous paraît juste, puis comparez.',
      rule: RULE,
      begin: 'Éliminez celles où un autre choix s’impose.',
      steps: [`Dans la phrase ${at}, ${one.why}.`, `« ${fill(sentence, one.form)} »`],
    })
  }

  return {
    [`${lang}-form-fill`]: fillForm,
    [`${lang}-form-mend`]: mendForm,
    [`${lang}-form-error`]: findError,
    [`${lang}-form-count`]: countForm,
    [`${lang}-form-reason`]: nameReason,
    [`${lang}-form-which`]: findSentence,
  }
}
