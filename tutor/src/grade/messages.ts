const several = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

/** What the grader says; a sentence never holds the expected answer, except where it says so by name. */
export const messages = {
  empty: 'Vous n’avez rien écrit.',
  right: 'Bravo, c’est juste !',
  wrong: 'Ce n’est pas encore cela.',
  almost: 'C’est presque juste.',
  compare: 'Votre réponse est à vérifier : comparez-la avec le corrigé.',
  repeated: 'Vous avez repris la question : répondez-y avec vos mots.',
  unchanged: 'Vous n’avez rien changé : cherchez l’erreur de la phrase.',

  unitMissing: 'Le nombre est juste, mais il manque l’unité.',
  askMissingUnit: 'Le nombre est juste. Quelle est son unité ?',
  unitUnknown: 'Le nombre est juste ; vérifiez ce que vous avez écrit derrière.',
  askUnit: (written: string) => `Vous écrivez « ${written} ». Quelle unité voulez-vous dire ?`,
  notRounded: 'Le résultat est juste, mais il faut l’arrondir comme demandé.',
  unitWrong: 'Regardez l’unité de votre réponse : elle ne convient pas.',
  sizeWrong: 'Le nombre est juste, mais pas pour cette unité : vérifiez la conversion.',
  otherForm: 'La valeur est juste, mais ce n’est pas l’écriture demandée.',
  notReduced: 'La valeur est juste, mais la fraction peut encore être simplifiée.',
  notScientific:
    'La valeur est juste, mais ce n’est pas une écriture scientifique : un seul chiffre non nul avant la virgule.',
  rounded: 'C’est une valeur approchée : on attend la valeur exacte.',
  unfinished: 'Le calcul est bon, mais il n’est pas terminé.',
  manyNumbers: 'Plusieurs nombres se trouvent dans votre réponse : comparez avec le corrigé.',
  thousands:
    'Entre des chiffres, le point et la virgule séparent les décimales, une espace les milliers : comparez avec le corrigé.',
  list: 'Entre deux chiffres, la virgule est celle d’un nombre décimal : séparez vos nombres par « ; », et comparez avec le corrigé.',
  mixed:
    'Un nombre et une fraction côte à côte n’en font qu’un (1 1/2 vaut 1,5) : séparez vos nombres par « ; », et comparez avec le corrigé.',
  noNumber: 'On attend un nombre : comparez avec le corrigé.',
  opposite: 'Attention au signe.',

  unreadable: 'Cette écriture n’a pas pu être lue : comparez avec le corrigé.',
  notExpanded: 'L’expression est égale, mais elle n’est pas développée.',
  notCollected: 'C’est bien développé : il reste à réduire.',
  notFactored: 'L’expression est égale, mais elle n’est pas factorisée.',
  notFullyFactored: 'C’est bien un produit égal : on peut encore factoriser.',
  notEqual: 'Cette expression n’est pas égale à celle de départ.',

  solutionsMissing: 'Ce que vous avez trouvé est juste, mais il manque une solution.',
  solutionsExtra: 'Il y a une solution juste, et une qui ne convient pas.',
  notSimplified: 'La solution est juste, mais elle peut encore être simplifiée.',

  accents: (expected: string) => `Attention aux accents : on écrit « ${expected} ».`,
  written: (expected: string) => `On écrit « ${expected} ».`,
  elision: 'La forme est juste, mais devant une voyelle on écrit j’, qu’.',
  reflexive: 'La forme est juste, mais il manque le pronom réfléchi : nous nous…, vous vous…',
  otherOrder: 'Les mots sont les bons, mais pas dans cet ordre.',
  oneSlip: 'C’est presque cela : relisez mot à mot, il reste une erreur.',

  ideasFound: (found: number, total: number) =>
    `${several(found, 'idée attendue', 'idées attendues')} sur ${total} : il en manque.`,
  ideasNone:
    'Aucune idée attendue n’a été reconnue, mais vous l’avez peut-être dit autrement : comparez avec le corrigé.',
  contradiction: 'Une partie de votre réponse ne va pas avec la leçon : comparez avec le corrigé.',

  ask: (answer: string) => `Vous dites : « ${answer} » Laquelle de ces phrases voulez-vous dire ?`,
  saidNow: 'Oui, c’est cela ! Écrivez-le aussi dans votre réponse la prochaine fois.',
  nonAnswer: 'Ce n’est pas grave de ne pas savoir : relisez la leçon, puis essayez avec vos mots.',
  offSubject: 'Votre réponse parle d’autre chose : relisez la question, puis la leçon.',
  deniedWhole: 'Vous dites le contraire de la leçon : relisez-la, puis comparez avec le corrigé.',
  saysBoth: 'Vous dites une chose et son contraire : choisissez celle que vous pensez juste.',
  onlyAsks: 'Vous posez une question : dites ce que vous pensez, avec une phrase.',
  bareList: 'Les mots sont là : reliez-les par une phrase qui répond à la question.',

  definitionBegun: 'Vous employez plusieurs mots de la définition : comparez avec celle de la leçon.',

  tooShort: (words: number, least: number) =>
    `${several(words, 'mot')} : on en attend au moins ${least}. Développez, puis relisez-vous avec les critères.`,
  wordsMissing: (words: readonly string[]) => `Il manque : ${words.join(', ')}.`,
  assess: 'Votre texte est gardé. Relisez-le avec les critères, puis comparez avec le corrigé.',

  dictationPerfect: 'Bravo, aucune erreur !',
  dictation: (errors: number, kinds: readonly string[]) => `${several(errors, 'erreur')} : ${kinds.join(', ')}.`,
  errorKinds: {
    accent: (n: number) => several(n, 'accent'),
    homophone: (n: number) => several(n, 'homophone'),
    accord: (n: number) => several(n, 'accord'),
    orthographe: (n: number) => `${n} d’orthographe`,
    majuscule: (n: number) => several(n, 'majuscule'),
    ponctuation: (n: number) => `${n} de ponctuation`,
    manquant: (n: number) => `${several(n, 'mot')} ${n === 1 ? 'manquant' : 'manquants'}`,
    'en trop': (n: number) => `${several(n, 'mot')} en trop`,
  },
} as const
