const tex = (value: string) => value.replace(',', '{,}')
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** What Ariane says around the passages of a lesson. */
export const messages = {
  wrongIdea: (statement: string) => `Une erreur fréquente : « ${statement} » C’est faux.`,
  date: (date: string) => {
    const [, before, year = '', month, day] = date.match(/^(-?)(\d+)(?:-(\d\d))?(?:-(\d\d))?$/) ?? []
    const said = [
      day === undefined ? '' : day === '01' ? '1er' : String(Number(day)),
      month === undefined ? '' : (MONTHS[Number(month) - 1] ?? ''),
      String(Number(year)),
    ]
    return `${said.filter(part => part !== '').join(' ')}${before ? ' avant J.-C.' : ''}`
  },

  again: (title: string) => `Reprenons « ${title} » autrement.`,
  againLesson: (title: string) => `Reprenons la leçon « ${title} » autrement.`,
  remember: (points: readonly string[]) => `**À retenir**\n\n${points.map(point => `- ${point}`).join('\n')}`,
  words: (words: readonly string[]) => `**Les mots qui comptent ici**\n\n${words.map(word => `- ${word}`).join('\n')}`,

  checkRight: 'Oui, c’est bien cela.',
  checkWrong: (right: string) => `Pas tout à fait : la réponse est « **${right}** ».`,

  refusal: 'Je ne donne pas la réponse avant votre essai : c’est en cherchant que vous allez la retenir.',
  firstStep: (step: string) => `**Pour commencer :** ${step}`,
  rule: (rule: string) => `**La règle à utiliser :** ${rule}`,
  hint: (hint: string) => `**Un indice :** ${hint}`,
  exercise: 'Dans cet exercice :',
  similar: (statement: string) => `Dans un exercice comme « ${statement} », on commence ainsi :`,
  tryFirst:
    'Relisez la consigne, notez ce que vous savez déjà, puis dites-moi ce qui vous bloque : un mot, la règle, la première étape ?',

  yes: 'Oui.',
  no: 'Non.',
  attention: 'Attention, ce n’est pas exact.',
  onTheContrary: 'Attention, c’est l’inverse :',
  rightResult: 'Oui, c’est bien cela.',
  wrongResult: (given: string) => `Non, ce n’est pas ${given}. Voici le calcul :`,
  notEqual: (left: string, right: string) => `Non, ce n’est pas égal : $${left} \\neq ${right}$.`,
  irreducible: (expression: string) => `$${expression}$ ne se réduit pas : ses termes ne sont pas de même nature.`,
  equalityTried: (letters: readonly string[], value: number, left: string, right: string) =>
    `Un essai le montre : pour ${letters.map(letter => `$${letter} = ${value}$`).join(' et ')}, on trouve $${left}$ d’un côté et $${right}$ de l’autre.`,
  correct: (wrong: string, right: string) => `On ne dit pas « ${wrong} », mais « **${right}** ».`,

  side: (name: string, meaning: string) => `**${name}** : ${meaning}`,
  tells: (first: string, firstWords: string, second: string, secondWords: string) =>
    `**La différence :** pour « ${first} », ${firstWords} ; pour « ${second} », ${secondWords}.`,
  keyWords: (words: readonly string[]) => words.map(word => `« ${word} »`).join(', '),

  conjugatedForm: (form: string) => `**${form}**`,
  conjugated: (verb: string, tense: string) => `**${verb}** ${tense} :`,
  translated: (from: string, to: string) => `« ${from.replace(/[.]$/, '')} » se dit **${to.replace(/[.]$/, '')}**.`,
  means: (term: string, meaning: string) => `**${term}** veut dire « ${meaning} ».`,

  elsewhereInSubject: (subject: string, grade: string, lesson: string) =>
    `Cette leçon n’en parle pas. C’est au programme de ${grade}, en ${/^[A-Z]+$/.test(subject) ? subject : subject.toLowerCase()}, leçon « ${lesson} ».`,
  elsewhereSameGrade: (lesson: string, chapter: string) =>
    lesson === chapter
      ? `Cette leçon n’en parle pas. C’est au programme de votre classe, dans le chapitre « ${chapter} ».`
      : `Cette leçon n’en parle pas. C’est au programme de votre classe, dans le chapitre « ${chapter} », leçon « ${lesson} ».`,
  elsewhere: (grade: string, lesson: string, chapter: string) =>
    lesson === chapter
      ? `Cette leçon n’en parle pas. C’est au programme de ${grade}, dans le chapitre « ${chapter} ».`
      : `Cette leçon n’en parle pas. C’est au programme de ${grade}, dans le chapitre « ${chapter} », leçon « ${lesson} ».`,

  onSlide: 'Voici ce qu’en dit la partie affichée :',
  nearest: 'Voici ce que la leçon dit de plus proche :',

  chapter: (title: string) => `chapitre « ${title} »`,
  lesson: (title: string) => `leçon « ${title} »`,
  part: (title: string) => `partie « ${title} »`,

  increase: (births: string, deaths: string, increase: string) =>
    `L’accroissement naturel est la différence entre la natalité et la mortalité : $${births} - ${deaths} = ${increase}$, en pour mille.`,
  triangle: (short: string, middle: string, long: string, sum: string, sign: number) => {
    const added = `Le plus grand côté mesure ${long}. Les deux autres, ajoutés : $${short} + ${middle} = ${sum}$.`
    if (sign > 0) return `**Oui, ce triangle existe.** ${added} Or $${sum} > ${long}$.`
    if (sign < 0)
      return `**Non, ce triangle n’existe pas.** ${added} Or $${sum} < ${long}$ : les deux côtés ne se rejoignent pas.`
    return `**Non, ce n’est pas un vrai triangle.** ${added} C’est égal : les trois points sont alignés.`
  },
  displaced: (before: string, after: string, volume: string) =>
    `Le volume du solide est celui de l’eau qu’il déplace : on soustrait le premier niveau du second. $${after} - ${before} = ${volume}$, donc ${volume} mL, c’est-à-dire ${volume} cm³.`,
  ratios: ({
    top,
    m,
    n,
    left,
    right,
    quotients: [one, other],
    isEqual,
  }: {
    top: string
    m: string
    n: string
    left: { small: string; large: string }
    right: { small: string; large: string }
    quotients: readonly [string, string]
    isEqual: boolean
  }) => {
    const compared = `On calcule séparément $\\frac{${top}${m}}{${top}B} = \\frac{${tex(left.small)}}{${tex(left.large)}} ${one}$ et $\\frac{${top}${n}}{${top}C} = \\frac{${tex(right.small)}}{${tex(right.large)}} ${other}$.`
    return isEqual
      ? `${compared} Les deux rapports sont égaux et les points sont alignés dans le même ordre : d’après la **réciproque de Thalès**, (${m}${n}) et (BC) sont **parallèles**.`
      : `${compared} Les deux rapports sont différents : (${m}${n}) et (BC) **ne sont pas parallèles**.`
  },
  diameter: (isRadius: boolean, given: string, result: string) =>
    isRadius
      ? `Le diamètre d’un cercle est le double de son rayon : $2 \\times ${tex(given)} = ${tex(result)}$.`
      : `Le rayon d’un cercle est la moitié de son diamètre : $${tex(given)} \\div 2 = ${tex(result)}$.`,
  conserved: (sum: string, result: string) =>
    `La masse totale se conserve : rien ne se perd, on additionne donc les masses de départ. $${sum} = ${result}$`,
  century: (year: string, century: string, from: string, to: string) =>
    `L’année ${year} est au **${century}${century === 'I' ? 'ᵉʳ' : 'ᵉ'} siècle** : il va de ${from} à ${to}.`,
  between: (from: string, to: string, years: string) => `De ${from} à ${to}, il y a $${to} - ${from} = ${years}$ ans.`,
  density: (people: string, area: string, result: string) =>
    `La densité est le nombre d’habitants divisé par la surface : $${people} \\div ${area} \\approx ${result}$.`,
  computed: (result: string) => `**Résultat :** ${result}`,
  noTranslation:
    'Je ne suis pas sûre de la phrase entière : voici de quoi l’écrire, et relisez-la avec la règle de la leçon.',
  noTransformation:
    'Je ne suis pas sûre de bien changer cette phrase : je préfère vous donner la règle, pour que vous le fassiez.',
  noCalculation:
    'Je ne suis pas sûre de bien lire ce calcul : je préfère vous donner la règle, pour que vous le fassiez.',

  ask: {
    meaning: (term: string) => `Que veut dire « ${term} » ?`,
    translation: (word: string, language: string) => `Comment dit-on « ${word} » en ${language} ?`,
    difference: (a: string, b: string) => `Quelle est la différence entre « ${a} » et « ${b} » ?`,
    how: (title: string) => `Comment ${title} ?`,
    section: (title: string) => `Expliquez-moi « ${title} »`,
  },
  languages: { en: 'anglais', es: 'espagnol', de: 'allemand', fr: 'français' },

  listened:
    'Merci de l’avoir écrit. Ce que vous ressentez compte. Je suis un programme : une personne saura mieux vous écouter. Le **119** (enfance en danger), le **3114** (quand on pense à mourir) et le **3018** (harcèlement) répondent gratuitement, et un adulte de confiance peut vous aider dès maintenant.',
} as const
