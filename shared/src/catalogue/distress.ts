const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[’‘ʼ`´']/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bj(ai|me|peux|suis|vais|veux|voudrais)\b/g, 'je $1')
    .trim()

/** Words that mean distress by themselves, with any ending. */
const DISTRESS_WORDS = [
  /\b(suicid|harcel|harcell|arcel|cyberharcel|scarif|automutil|mutil|maltrait|tabass|rackett?|anorexi|boulimi|deprim)/,
  /\b(viol|viols|viole|violer|violee|attouchements?|inceste|pedophile|mal ?etre|nudes?)\b/,
  /\bidees? (noires?|suicid)/,
]

const WISH_TO_DIE = [
  /\b(envie|veux|voudrais|aimerais|prefere|prefererais|souhaite|pense a|pensees? de) (de |d )?(mourir|crever|disparaitre|en finir|me tuer|m en aller pour toujours|dormir pour toujours|ne plus (etre la|exister|vivre|me reveiller))/,
  /\b(me|se) (tuer|suicider|pendre|trancher|scarifier|ouvrir les veines|jeter par la fenetre)\b/,
  /\b(marre|deteste|degoute?e?|fatigue?e?) (de )?(de )?(la )?(vivre|vie|exister)\b/,
  /\bplus (envie|le gout|la force) de (vivre|rien|la vie)\b/,
  /\b(veux|peux) plus vivre\b/,
  /\b(vie|vivre) (ne )?(sert|vaut) (plus )?(a )?rien\b/,
  /\b(je )?(ne )?(sers|vaux) a? ?rien\b/,
  /\bmieux (sans moi|si j etais mort)/,
  /\bpersonne (ne )?(m aime|me comprend|veut de moi|m ecoute)\b/,
  /\bpersonne (ne )?(me (parle|croit)|joue avec moi|veut (etre|jouer) avec moi)\b(?! d)/,
  /\btout le monde (me|m) (deteste|hait|rejette|ignore)/,
  /\ben peux (vraiment )?plus( du tout)?$/,
  /\ben peux (vraiment )?plus de (tout|la vie|vivre)\b/,
  /\b(aimerais|voudrais|veux|prefere|prefererais|souhaite|envie) (tellement |juste )?(d )?etre morte?\b/,
  /\b(aimerais|voudrais|prefererais|aurais (voulu|prefere|aime)) ne (jamais|pas) (etre|avoir ete) nee?\b/,
  /\b(veux|voudrais) (pas|plus) (etre la|exister|vivre)\b/,
  /\bpens(e|er) (souvent |beaucoup |tout le temps |trop )*a (la |ma )?mort$/,
  /\ba quoi bon (vivre|continuer|exister)\b/,
  /\bcomment (on (fait|peut) |faire |je (peux|fais) )?(pour )?(mourir|(me|se) (tuer|suicider))\b(?! (en|au|dans|comme) )/,
  /\b(je vais|envie de|veux|voudrais) (me jeter|sauter) (par la fenetre|du (pont|toit|balcon)|sous (un|le) (train|metro))\b/,
]

const SELF_HARM = [
  /\bje me (deteste|hais)\b/,
  /\bje me coupe( (souvent|parfois|le soir|la nuit|en cachette))?$/,
  /\bvais (vraiment )?pas bien( (du tout|en ce moment))?$/,
  /\b(ca|sa) (ne )?va (vraiment )?pas (bien|du tout)$/,
  /\bje suis (tres |trop |vraiment |si |tellement )?(desesperee?|triste (tout le temps|tous les (jours|soirs)|depuis))/,
  /\bje souffre( (trop|tellement|beaucoup|en silence|tous les jours))?$/,
  /\b(me|se) (faire|fais|fait) (du mal|vomir)\b/,
  /\bme faire mal (expres|volontairement|moi meme)\b/,
  /\b(me|m) (coupe|couper|coupes|entaille|entailler|brule|bruler) (les veines|les bras|le bras|les poignets|la peau|expres|volontairement)/,
  /\b(arreter?|arrete) de me (couper|faire du mal|scarifier|bruler|frapper|faire vomir)\b/,
  /\b(arreter|arrete|envie) de (me couper|manger pour|ne plus manger)\b/,
  /\b(je vais|je suis|je me sens|me sentir|me sens|sentir|ca va|tout va) (tres |trop |vraiment |si |tellement |toujours )*mal\b(?! (\w+(er|ir|re)\b|assis|coiffe|habille|organise|prepare|au|a la|a l|de tete|reveille|range|installe))/,
  /\bmal dans (ma|sa) (peau|tete)\b/,
  /\b(faire|fais|fait|font) une? (depression|fugue)\b/,
  /\b(en|ma) depression\b/,
  /\b(fuguer|fugue de (la|ma) maison|partir de chez moi|m enfuir)\b/,
  /\b(pleure|pleurer) (tous les (jours|soirs)|toutes les nuits|tout le temps|sans arret)\b/,
]

const HARM_BY_OTHERS = [
  /\b(me|se|nous) (suis |est |sommes )?(fais|fait|faire) (taper|frapp?er|insulter|embeter|racketter|humilier|agresser|rejeter|bousculer|menacer)\b/,
  /\b(on|il|elle|ils|oncle|tante|pere|mere|frere|cousine?|voisine?|adulte|prof|professeur|entraineur|homme|monsieur|garcons?|quelqu un) (me|m) (a |ont )?touche(nt|e|es)?\b/,
  /\b(pere|mere|parents?|oncle|tante|frere|soeur|adulte|prof|professeur|garcons?|filles?|eleves?|grands?|monsieur) (me|m) (fait|font) (tres |trop |vraiment )?peur\b/,
  /\b(m|nous) embet(e|ent|ait|aient) (tous les jours|tout le temps|sans arret|au college|a l ecole|dans la cour|a la recre)/,
  /\bpeur (chez moi|a la maison)\b/,
  /\b(veux|voudrais|peux) plus (aller|retourner) (au college|a l ecole|en cours|chez moi|a la maison)\b/,
  /\b(me|m|nous) (ont |a |avait )?(frapp?|menac|insult|humili|tap(e|ent|ait)\b|bat\b|battent|battait|gifl|cogn|agress|viol|rejett|exclu|violent|etrangl|crach|rabaiss|harcel|touchent? (trop|bizarre|la ou|sans))/,
  /\b(frapp(e|er|es|ent|ee?)) (?!(la|le|une?|au|aux|a|sur|dans|les|des|du|correct|plus|mieux|vite|mon clavier|mes notes|mon texte)\b)/,
  /\b(etre|suis|est|ai ete|etais) (frapp|battue?\b(?! (au|a|aux|par \d|en))|menac|insult|humili|victime|agress|violent)/,
  /\bfrapp(e|er|es|ent|ee?)$/,
  /\b(recevoir|recois|donne|donner|prends|prendre) des (coups|claques|gifles)\b(?! de (main|pied|raquette))/,
  /\b(me|m) (fait|font|faisait|fasse|fassent) (du )?mal\b(?! (au|a la|a l|aux))/,
  /\b(se )?moqu(e|ent|er|erie|eries|ait) (tous |tout le temps |toujours |sans arret )*(de )(moi|nous)\b/,
  /\b(que|qu) (on|ils|elles) (se moque|arrete|me laisse|m embete|me laissent tranquille)/,
  /\bpeur (de|d) (mon|ma|mes|un|une|rentrer|lui|elle|eux) ?(pere|mere|parents?|beau|belle|oncle|frere|soeur|cousin|voisin|copain|adulte|chez|a la maison|$)/,
  /\bpeur (de |d )?(rentrer|aller|venir) (chez moi|a la maison|au college|en cours|a l ecole)\b/,
  /\b(photos?|images?|videos?) (de moi )?(nue?s?|intimes?)\b/,
  /\bchantage\b/,
  /\bviolen(t|te|ts|tes|ces?) (a la maison|chez moi|avec moi|envers moi|contre moi)\b/,
]

/** Harmless meanings of the same words. */
const HARMLESS = [
  /\b(mort|mourir|mourrir|tue|tuer) de (rire|faim|soif|chaud|froid|fatigue|ennui)\b/g,
  /\bgout de (la )?vie\b/g,
  /\b(vitesse|fautes?) de frappe\b/g,
  /\bviole(t|te|tte|ttes|ts)\b/g,
  /\bbattue? (au|aux|a la|en) \w+/g,
]

const PATTERNS = [...DISTRESS_WORDS, ...WISH_TO_DIE, ...SELF_HARM, ...HARM_BY_OTHERS]

/**
 * Whether a text sounds like distress: harm to oneself or by others. The screen then shows 119 and 3018. It prefers a
 * false alarm to silence, but ordinary words of school and home (« mal de tête », « j’ai mal révisé ») do not count.
 */
export function soundsDistressed(text: string): boolean {
  const words = HARMLESS.reduce((left, pattern) => left.replace(pattern, ' '), fold(text))
  return PATTERNS.some(pattern => pattern.test(words))
}
