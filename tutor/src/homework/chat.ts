/** What a pupil says beside the exercise: greetings, when it is for, what was not understood. */
export const CHAT: readonly (readonly [RegExp, string])[] = [
  [
    /(?:(?<![ ,!.])[ ,!.]+)?(?<!\p{L})(?:jy|j'y|je n'y|j y) (?:arrive|arive|comprend\p{L}*) (?:pas?|rien)(?!\p{L})|(?:(?<![ ,!.])[ ,!.]+)?(?<!\p{L})(?:jcompren\p{L}*|je comprend\p{L}*|g|jai|j'ai) (?:pas?|ri1|rien)(?: compri\p{L}*)?(?!\p{L}) ?[:,]?/giu,
    '',
  ],
  [/(?<!\p{L})(?:bjr|bonjour|slt|salut|coucou|hello)(?: ariane)?(?![\p{L}])[ ,!.]*/giu, ''],
  [
    /(?:(?<![ ,!.])[ ,!.]+)?(?<!\p{L})(?:stp|svp|s'?il (?:te|vous) pla[iî]t|merci(?: d'avance)?|mci|aide(?:z)?[ -]?moi|help)(?![\p{L}])/giu,
    '',
  ],
  [
    /(?:(?<![ ,!.])[ ,!.]+)?(?<!\p{L})(?:ya|y a|il y a|y'a|g|jai|j'ai|on a) (?:un |une |le |mon )?(?:contr[oô]le|interro|[eé]val\p{L}*|ds|test|brevet)(?: (?:de|d'|en) ?\p{L}{3,})?(?: (?:demain|lundi|mardi|mercredi|jeudi|vendredi|cet aprem|bient[oô]t))?(?![\p{L}])[ .!,]*/giu,
    ' ',
  ],
  [
    /(?:(?<![ ,!.])[ ,!.]+)?(?<!\p{L})(?:jsuis?|chui|je suis) (?:trop )?(?:nule?|perdue?|bloqu[eé]e?)(?!\p{L})(?: en \p{L}+)?(?= ?[:,.!]|$)/giu,
    '',
  ],
  [
    /(?:(?<![ ,!.])[ ,!.]+)?(?<!\p{L})(?:c'?est|c) (?:urgent|pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi))(?!\p{L})/giu,
    '',
  ],
  [/^[^\p{L}\d]*exo (?:de |du )?(?:brevet|maths?|phys\p{L}*|fran\p{L}*|livre) ?(?=:)/giu, 'exo '],
  [
    /(?<!\p{L})(?:g|j'ai|jai) (?:1|un) (?:exo|exercice|dm|truc)(?: (?:a|à) faire)?(?: (?:sur|de|en) [\p{L} ]{3,20})? ?[:,.]?/giu,
    '',
  ],
  [/(?<!\p{L})(?:g|j'ai|jai) (?:\d{1,2}|des|les|ces) \p{L}+ (?:a|à) (?=\p{L}+(?:er|re|ir)(?!\p{L}))/giu, ''],
  [
    /^[^\p{L}\d]*(?:(?:c|c'est|cest) )?(?:pr|pour|c pr|dm de maths?) (?:le |la |mon |l')?(?:dm ?\d?|franc[eé]|fran[cç]ais|maths?|demain|cours|physique|anglais?|svt|lundi|mardi|mercredi|jeudi|vendredi) ?[:,.]/giu,
    '',
  ],
  [
    /^[^\p{L}\d]*(?:ex|exo|exercice|dm|arith|math|maths|phys|physique|anglai[s]?|franc[eé]|fran[cç]ais|espagnol|allemand|svt|histoire|emc|geo|g[eé]om[eé]trie|conjug\p{L}*) ?\d{0,2} ?[:.]\s/giu,
    '',
  ],
  [/(?<!\p{L})(?:anglais?|maths?|fran[cç]ais|franc[eé]|espagnol|allemand) (?=faut|il faut|jdoi|je dois)/giu, ''],
]
