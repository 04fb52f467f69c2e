import type { Generator } from '../../exercise.ts'
import { pick, shuffle } from '../../random.ts'
import { askWord, type Wrong } from '../ask-word.ts'
import {
  askAll,
  type Case,
  drawCase,
  findTense,
  isOrder,
  listForms,
  listPronouns,
  listRightForms,
  listWrongForms,
  namePerson,
  readParams,
} from './draw-case.ts'
import type { Subject, VerbLanguage } from './verb-language.ts'

/** Whether no other of these tenses has this form. */
const isClear = (language: VerbLanguage, { verb, tense, subject, form }: Case, tenses: readonly string[]) =>
  tenses.every(other => other === tense || language.form(verb, other, subject) !== form)

/** The name of the tense of a sentence. */
export const nameTense =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known, verbs, third } = readParams(language, params)
    const one = drawCase(random, language, { tenses, verbs, third }, candidate => isClear(language, candidate, known))
    const { verb, tense, subject, form } = one
    const asked = findTense(language, tense)
    const wrong = shuffle(
      random,
      known.filter(other => other !== tense),
    ).map((other): Wrong => {
      const { name, at } = findTense(language, other)
      const otherForm = language.form(verb, other, subject)
      return [
        name,
        otherForm
          ? `${at.charAt(0).toUpperCase()}${at.slice(1)}, on aurait « ${otherForm} ».`
          : 'Cette personne n’existe pas à ce temps.',
      ]
    })
    return askWord({
      reasoning: 'name-tense',
      level: 2,
      statement: `« ${language.sentence(verb, tense, subject)} » À quel temps est le verbe ${language.name(verb)} ? Choisissez entre : ${shuffle(
        random,
        known,
      )
        .map(other => findTense(language, other).name)
        .join(', ')}.`,
      answer: asked.name,
      accepted: asked.alsoCalled,
      wrong,
      hint: 'Le verbe est-il fait d’un seul mot ou de deux ? Regardez ensuite comment il finit.',
      rule: `Séparez ce qui vient de l’infinitif de ce qui marque la personne et le temps dans « ${form} ».`,
      begin: `Conjuguez le verbe avec « ${subject.text} » à chacun des temps proposés, et comparez.`,
      steps: [`Le verbe est « ${form} ».`, asked.rule, `C’est donc ${asked.name}.`],
    })
  }

/** The pronoun that a form goes with. */
export const findSubject =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, verbs, third } = readParams(language, params)
    const pronouns = listPronouns(language)
    const formWith = (one: Case, other: Subject) =>
      language.form(one.verb, one.tense, { ...other, ...(one.subject.gender && { gender: one.subject.gender }) })
    const one = drawCase(random, { ...language, subjects: pronouns }, { tenses, verbs, third }, candidate => {
      const forms = pronouns.map(other => formWith(candidate, other))
      return !isOrder(candidate.tense) && forms.filter(form => form !== undefined && form !== candidate.form).length > 2
    })
    const fits = (other: Subject) => formWith(one, other) === one.form
    const right = language.subjects.filter(other => language.form(one.verb, one.tense, other) === one.form)
    const shown = pronouns.filter(fits)
    const quoted = shown.map(({ text }) => `« ${text} »`).join(' et de ')
    const number = one.subject.person > 2 ? 'au pluriel' : 'au singulier'
    const wrong = shuffle(
      random,
      pronouns.filter(other => !fits(other)),
    ).map(
      (other): Wrong => [
        other.text,
        `Avec « ${other.text} », on aurait « ${formWith(one, other) ?? 'une autre forme'} ».`,
      ],
    )
    const { name, rule } = findTense(language, one.tense)
    return askWord({
      reasoning: 'find-subject',
      lang: language.lang,
      level: 1,
      statement: `${shown.length > 1 ? 'Donnez un sujet qui' : 'Quel sujet'} va avec la forme « ${one.form} », qui est ${name.replace(/^le /, 'un ').replace(/^l’/, 'un ')} du verbe ${language.name(one.verb)}${shown.length > 1 ? '.' : ' ?'} Choisissez entre : ${pronouns.map(({ text }) => text).join(', ')}.`,
      answer: one.subject.text,
      accepted: [
        ...right.map(({ text }) => text),
        ...(language.lang === 'fr' && right.some(({ person }) => person === 2) ? ['on'] : []),
        ...(language.lang === 'fr' && right.some(({ person }) => person === 0) ? ['j’'] : []),
      ],
      wrong,
      hint: 'La terminaison marque la personne : isolez-la.',
      rule: 'Récitez le verbe à toutes les personnes, dans l’ordre, jusqu’à cette forme.',
      begin: shown.length > 1 ? 'Plusieurs sujets ont cette forme : un seul suffit.' : `La forme est ${number}.`,
      steps: [
        rule,
        shown.length > 1
          ? `« ${one.form} » est la forme de ${quoted}.`
          : `« ${one.form} » est donc ${namePerson(one.subject)} : c’est la forme de « ${one.subject.text} ».`,
      ],
    })
  }

/** The infinitive behind a form. */
export const findInfinitive =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, verbs, third } = readParams(language, params)
    const one = drawCase(random, language, { tenses, verbs, third }, ({ verb, form }) => form !== verb)
    const { verb, tense, subject, form } = one
    const others = shuffle(
      random,
      verbs.filter(other => other !== verb && language.form(other, tense, subject) !== form),
    )
      .toSorted((a, b) => Number(b.charAt(0) === verb.charAt(0)) - Number(a.charAt(0) === verb.charAt(0)))
      .flatMap((other): Wrong[] => {
        const otherForm = language.form(other, tense, subject)
        return otherForm ? [[other, `${language.name(other)} donnerait « ${otherForm} ».`]] : []
      })
    return askWord({
      reasoning: 'find-infinitive',
      lang: language.lang,
      level: 1,
      statement: `« ${language.sentence(verb, tense, subject)} » Quel est l’infinitif du verbe conjugué${tense.startsWith('imperati') ? '' : ` avec « ${subject.text} »`} ?`,
      answer: verb,
      accepted: language.namesToo?.(verb) ?? [],
      wrong: others,
      hint: 'Retirez ce qui marque la personne et le temps.',
      rule: 'L’infinitif est la forme que l’on trouve dans le dictionnaire ; il ne change jamais.',
      begin:
        language.lang === 'fr'
          ? 'Commencez par « il faut » : sous quelle forme ce verbe viendrait-il ensuite ?'
          : 'Traduisez la phrase : quel verbe de votre leçon a ce sens ?',
      steps: [
        `Le verbe conjugué est « ${form} », ${findTense(language, tense).at}.`,
        `Son infinitif est ${language.name(verb)}.`,
      ],
    })
  }

/** Whether a form that stands alone is of one of these tenses only, whatever its verb and its subject. */
const isClearAlone = (language: VerbLanguage, { tense, form }: Case, tenses: readonly string[]) =>
  tenses.every(
    other =>
      other === tense ||
      (language.groups.all ?? []).every(verb =>
        language.subjects.every(subject => language.form(verb, other, subject) !== form),
      ),
  )

/** Of four forms, the one in another tense. */
export const findIntruder =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known, verbs, third } = readParams(language, params)
    const isSimple = (one: Case) => isClearAlone(language, one, known)
    const tense = pick(random, tenses)
    const others = known.filter(other => other !== tense)
    // « Spielt » is an order too, « warten » may be one, and « come » of « él » is the order to « tú »: no intruders.
    const isForeign = (one: Case) => {
      const forms = listForms(language, one.verb, tense)
      const isLikeOrder = isOrder(tense) && language.lang === 'de' && one.subject.person > 2
      return forms.size > 0 && !forms.has(one.form) && !isLikeOrder
    }
    const odd = drawCase(random, language, { tenses: others, verbs, third }, one => isSimple(one) && isForeign(one))
    const taken = new Set([odd.verb])
    const three = Array.from({ length: 3 }, () => {
      const one = drawCase(
        random,
        language,
        { tenses: [tense], verbs, third },
        candidate => isSimple(candidate) && !taken.has(candidate.verb),
      )
      taken.add(one.verb)
      return one
    })
    const { at, rule, name } = findTense(language, tense)
    const oddName = findTense(language, odd.tense).name
    return askWord({
      reasoning: 'find-intruder',
      lang: language.lang,
      level: 3,
      statement: `Trois de ces formes sont ${at}, une ne l’est pas : ${shuffle(random, [odd, ...three])
        .map(({ form }) => `« ${form} »`)
        .join(', ')}. Laquelle ?`,
      answer: odd.form,
      wrong: three.map(({ verb, form }): Wrong => [form, `C’est bien ${name} de ${language.name(verb)}.`]),
      hint: 'Cherchez d’abord l’infinitif de chaque forme.',
      rule,
      begin: 'Conjuguez chacun des quatre verbes au temps demandé, et comparez avec ce qui est écrit.',
      steps: [rule, `« ${odd.form} » n’est pas à ce temps : c’est ${oddName} de ${language.name(odd.verb)}.`],
    })
  }

/** The tense that the beginning of a sentence asks for. */
export const chooseTense =
  (language: VerbLanguage): Generator =>
  (random, params) => {
    const { tenses, known: all, verbs, third } = readParams(language, params)
    const clue = pick(
      random,
      language.clues.filter(({ tense }) => tenses.includes(tense)),
    )
    const known = all.filter(other => !clue.alsoRight?.includes(other))
    const one = drawCase(
      random,
      language,
      { tenses: [clue.tense], verbs: clue.verbs?.filter(verb => verbs.includes(verb)) ?? verbs, third },
      ({ verb, subject, form }) =>
        (clue.verbs !== undefined || !language.states.has(verb)) &&
        (clue.persons?.includes(subject.person) ?? true) &&
        known.every(other => other === clue.tense || language.form(verb, other, subject) !== form),
    )
    const { verb, tense, subject, form } = one
    const { name, rule, begin } = findTense(language, tense)
    // A form that is wrong here may be that of a tense that is not.
    const asRight = (clue.alsoRight ?? []).map(other => language.form(verb, other, subject) ?? '')
    const gapped = language.sentence(verb, tense, subject, '…', clue.opening)
    const names = shuffle(random, known).map(other => findTense(language, other).name)
    const wrong = shuffle(
      random,
      known.filter(other => other !== tense),
    ).flatMap((other): Wrong[] => {
      const otherForm = language.form(verb, other, subject)
      return otherForm ? [[otherForm, `C’est ${findTense(language, other).name} ; or ${clue.why}.`]] : []
    })
    return askWord({
      reasoning: 'choose-tense',
      lang: language.lang,
      level: 3,
      statement: `Complétez avec le verbe ${language.name(verb)} : « ${gapped} » Choisissez le temps : ${names.join(', ')}.${askAll(gapped)}`,
      answer: form,
      accepted: listRightForms(language, one, clue.opening),
      wrong: [...wrong, ...listWrongForms(random, language, one, [])].filter(([text]) => !asRight.includes(text)),
      hint: 'Regardez d’abord le début de la phrase : quand l’action a-t-elle lieu, ou à quelle condition ?',
      rule: `Ici, ${clue.why}.`,
      begin: begin ?? `Le sujet met le verbe ${namePerson(subject)}.`,
      steps: [
        `Ici, ${clue.why} : il faut ${name}.`,
        rule,
        `« ${language.sentence(verb, tense, subject, undefined, clue.opening)} »`,
      ],
    })
  }
