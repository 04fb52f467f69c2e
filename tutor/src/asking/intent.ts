import { fold } from '../words.ts'

/** What a pupil wants to be told. */
export type Intent =
  | 'use'
  | 'again'
  | 'do-it'
  | 'summary'
  | 'calculation'
  | 'difference'
  | 'translation'
  | 'example'
  | 'definition'
  | 'why'
  | 'how'
  | 'who-when'
  | 'other'

const PATTERNS: [Intent, RegExp][] = [
  [
    'do-it',
    /\b(?:donne|dis|file|envoie|balance|montre|ecris|passe)(?:r)?(?:s)?(?:-| )?(?:moi |nous )?(?:juste |directement |vite |toutes |tout )?(?:la |les |le |ta |l')(?:bonnes? |vraie )?(?:reponse|solution|correction|corrige|resultat)|(?<!comment (?:on |je |tu |il faut )?)\bfai[st]?(?:-| )(?:moi |le |la )?(?:mon|mes|ma|l'|le|la|cet|ce|tout)\s?(?:exercice|devoir|dm|dissert|redaction|travail|question|resume|expose)|\b(?:tu peux|peux[- ]tu|vous pouvez|pouvez[- ]vous|tu pourrais) (?:me )?(?:faire|ecrire|rediger|resoudre|donner) (?:mon|ma|mes|la reponse|les reponses|la solution|l'exercice|cet exercice|a ma place|tout)|\bc'est quoi (?:la |les )(?:bonnes? )?(?:reponse|solution)|quelle est la (?:bonne )?(?:reponse|solution) ?(?:\?|$|de l'exercice|a l'exercice|a la question|de la question|du qcm|du quiz)|^(?:la |les )?(?:reponse|solution|correction)s?(?: stp| vite)?[ !?.]*$|\ba ma place\b|\b(?:je veux|veux|besoin de) (?:juste )?(?:la|les) (?:reponse|solution)|quelle reponse (?:il )?(?:faut|je dois|cocher|mettre)|\b(?:reponds|coche) a ma/,
  ],
  [
    'again',
    /^(?:desole |pardon )?(?:(?:moi )?(?:je |j')?(?:n'|ne )?(?:ai |y )?(?:toujours |encore |vraiment |absolument )?(?:pas |rien )?(?:toujours |encore |vraiment |tres )?(?:bien |trop |tout )?)?(?:compris|comprends?|comprend|pige)(?: (?:toujours|vraiment|absolument|pas|rien|du tout|trop|grand chose|bien|tout|encore|un mot|la|le|les|cette|ce|ca|a ca|slide|diapo|diapositive|page|partie|lecon|cours|chapitre|passage|truc|explication|de))*[ !?.…]*$|(?:re-?explique|explique(?:r|s|z)?(?:-| )?(?:moi )?(?:le |la |ca )?(?:encore|autrement|mieux|plus simple|a nouveau|de nouveau|avec d'autres mots))|(?:redis|reformule|repete(?!r? \d))|plus simplement|(?:je suis|suis) (?:perdue?|largue|paume)|^autrement|d'une autre (?:facon|maniere)|j'?y arrive pas|\bc'est (?:trop |tres |vraiment |hyper )?(?:dur|complique|flou|pas clair|difficile)[ !?.]*$|^(?:j'ai |je )?(?:ne )?(?:sais )?pas (?:comprendre|compris)|^aide(?:z)?(?:-| )?moi[ !?.]*$|^(?:au secours|help|a l'aide|besoin d'aide|j'ai besoin d'aide|je bloque|je suis bloquee?|je galere)[ !?.]*$|^je ne sais pas[ !?.]*$|^(?:hein|quoi|pardon|\?)+[ !?.]*$/,
  ],
  [
    'summary',
    /\bresum|(?:de quoi|dequoi) (?:ca |il |elle )?(?:parle|s'agit)|qu'est-ce qu(?:'il faut|e je dois|'on doit) (?:retenir|savoir|apprendre)|(?:il )?faut (?:retenir|apprendre|savoir) quoi|le plus important|l'essentiel|points? importants?|c'est quoi (?:le |la |ce |cette )(?:cours|lecon|chapitre)|explique(?:-| )?(?:moi )?(?:le |la |ce |cette )(?:cours|lecon|chapitre)[ !?.]*$|parle de quoi/,
  ],
  [
    'difference',
    /differen[ct]|distingu|\bpareil|meme chose|\bconfond|\bquel rapport entre|\bcompare|\bou bien\b|c'est (?:la )?meme|ca change quoi entre|\bmelange\b|est lequel|lequel (?:est )?(?:en haut|en bas|le plus)/,
  ],
  [
    'translation',
    /comment (?:on |tu |se |peut-on |est-ce qu'on )?(?:dit|dire|dit-on|traduit|traduire|s'ecrit)\b|\btradui|\btraduction|how do you say|(?:veut|ca veut) dire .{1,40} en francais|se dit comment/,
  ],
  [
    'example',
    /^(?:\p{L}+ )?(?:donne|fais|ecris|dis|propose)(?:-| )?(?:moi |nous )?une (?:autre )?phrase (?:avec|qui|au|a)\b|\bexemples?\b|\bpar exemple\b|montre(?:-| )moi un/u,
  ],
  [
    'definition',
    /pourquoi (?:est-ce qu')?(?:on|ils|elle|il) (?:l'|la |le |les )?(?:dit|appelle|appellent|nomme|parle de|parle d'|s'appelle) (?!pas|que|qu')/,
  ],
  [
    'why',
    /\bpourquoi\b|a cause de quoi|pour quelle raison|quelle est la (?:cause|raison)|quelles sont les (?:causes|raisons)|qu'est-ce qui (?:cause|provoque|explique)|la raison (?:de|pour)|d'ou vient/,
  ],
  [
    'use',
    /\ba quoi (?:ca |cela |il |elle |ils |elles |on )?(?:sert|servent|servait|servaient|se sert)|(?:ca |cela )?ser(?:t|vent|vait|vaient) a quoi|quel est (?:le |son )(?:role|but|interet|utilite)|quelle est (?:la fonction (?:de la|du|des|d'un)|l'utilite)|pour quoi faire/,
  ],
  // « l’ironie, c’est quand on ment ? »
  ['definition', /^[\p{L}' -]{4,30},? c'est quand (?:on|tu|il y a|ils?|elles?|deux|une?|les?|la) /u],
  [
    'definition',
    /(?:c'est|est|c'etait|sont|c'est-a-dire) quoi|qu'est[- ]ce qu|qu est ce|\bdefini|veut? dire|veulent dire|signifi|c'est qui\b|\bquoi (?:un|une|le|la|les|l')\b|qu'appelle|on appelle|s'appelle|sens (?:de|du)|que sont|qu'entend|^(?:le |la |l'|les |un |une )?[\p{L}' -]{3,40} c'est quoi/u,
  ],
  [
    'how',
    /\bcomment\b|\bmethode|\betapes?\b|on fait quoi pour|(?:il )?faut faire quoi|de quelle (?:maniere|facon)|par quoi commence|comment fai/,
  ],
  [
    'who-when',
    /\bqui\b.*\?|^(?:et |mais |a |en |de |dans |par |sur |pour |avec )*(?:qui|quand|ou|combien|quel|quelle|quels|quelles|lequel|laquelle|lesquels)\b|en quelle annee|a quelle date|quelle date|depuis quand|a quel moment|\b(?:c'est|c'etait|est|ca se passe|se trouve) (?:quand|ou)\b|\bil y a combien|combien (?:de|d')|\b(?:met|mets|place|va|ecrit|trouve) .{2,30} (?:ou|quand)\b/,
  ],
  ['translation', /en (?:francais|anglais|espagnol|allemand)(?! (?:le|la|les|on|il|est))/],
]

const COMPUTES =
  /\d\s?(?:mm|cm|dm|m|km|g|kg|mg|ml|cl|l|h|min|s|w|kw|n|j|v|a|ma|ohms?)\b|\d\s?(?:km\/h|m\/s|g\/cm3|g\/ml|€|euros?\b)|en decimale?\b|^(?:range|classe|ordonne)[rsz]? |\d de natalite|\b(?:natalite|mortalite)\D{1,20}\d|\bimage de\b|\bantecedent de\b|combien (?:ca )?(?:font|fait|vaut|valent|mesure|coute)|\bcalcul|ca fait (?:combien|quoi)|\bresou|\bdevelopp|\bfactoris|\bsimplifi|\bconverti|c'est combien|ca donne (?:combien|quoi)|quel est le resultat|egale? (?:a )?combien|\bvaut combien|\bfont combien|\breduis|\bdecompos|combien (?:de|d'|il y a)|en fraction irreductible|\bracine (?:carree )?de|\bcarre de|\bau (?:carre|cube)\b|%|pour ?cent|scientifique|\barrondi|irreductible|\becri[st] .*\d|\bpgcd\b|nombres? premiers? |diviseurs? de|\d ?x ?-?\d|\d (?:divis|multipli|fois|plus|moins)\S* (?:par )?[-(]?\d|(?:moyenne|mediane|etendue) (?:de|des|entre) (?:ces |nombres |notes )*\d|est[- ]ce que .*=|\bproba\S* d|^[-−\d(√][^a-wyz]*[?= ]*$/

/** The first intent that a plain question shows; 'other' shows none. */
export const findIntent = (question: string): Intent => {
  const folded = fold(question)
  const found = PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other'
  if (found === 'do-it' || found === 'again') return found
  return /\d|\bproba\S* d.*\bde\b/.test(folded) && COMPUTES.test(folded) && found !== 'why' && found !== 'difference'
    ? 'calculation'
    : found
}
