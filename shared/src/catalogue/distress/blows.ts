import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Blows, which games and sports have too. */
export const saysBlows = compile(
  `
  (PERSON)_ (ME)( a)?( pas| plus| dessus| deja| bien)* (HIT)
  (me|m|se|nous)( suis)? (fais|faisais|font|fasse)_ (taper|frapper|cogner|tabasser|agresser|pousser|bousculer|cracher|defoncer|gifler|battre|lyncher)( dessus| par| au| dans| chez| tous| recre| cour| encore| a|$)
  (suis|etre|ai ete|je etais|je me sens)( si)? (frappe|battu|tape|tabasse|agresse|violente|gifle|bouscule)( par| maison| a maison| chez| tous| au college| recre|$)
  ^frapper$
  (je_ resois|recevoir|je_ prends|prendre|je_ pris|me donne~|m a donne|nous donne~|donner|me met|nous met|me mettre|me coller)_ (coups|coup (pied|poing|ceinture)|claques|gifles|baffes|ceinture|baffe|raclee|fessee)( par| mon| ma| mes| chez| maison| pere| mere| quand| tous| parents| dans| a| figure|$)
  (bleus?|marques|traces)_ (corps|bras|dos|partout|cause|jambes|visage|ventre)
  (tuer|battre)_ coups$
  (me|m|nous) (met|mette|mettent|mis|donne|donnent|colle)( des| deja)* (claques?|gifles?|baffes?|coups?|fessees?|torgnoles?|coup pied|coup poing)
  casse_ (cintre|baton|manche|balai|chaise|assiette)_ (sur|dessus|dos|moi|tete)
  `,
  NAMES,
)
