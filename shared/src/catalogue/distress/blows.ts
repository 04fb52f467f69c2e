import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Blows, which games and sports have too. */
export const saysBlows = compile(
  `
  (SUBJ)_ (ME)( a)?( pas| plus| dessus| deja| bien)* (HIT)
  (PERSON)_ (frappe~|tape~|bat|battait|cogne~|gifle~|tabasse~|etrangle~)( sur| dessus)? (ma|mon|mes|maman|mere|papa|moi|nous|soeur|frere)
  (HIT)( sur| dessus)? (moi|nous)
  (me|m|se|nous)( suis)? (fais|faisais|font|fasse)_ (taper|frapper|cogner|tabasser|agresser|pousser|bousculer|cracher|defoncer|gifler|battre|lyncher)( dessus| par| au| dans| chez| tous| recre| cour| encore| a|$)
  (suis|etre|ai ete|je etais|je me sens)( si)? (frappe|battu|tape|tabasse|agresse|violente|gifle|bouscule)( par| maison| a maison| chez| tous| au college| recre|$)
  ^frapper$
  (je_ resois|recevoir|je_ prends|prendre|je_ pris|me donne~|m a donne|nous donne~|donner|me met|nous met|me mettre|me coller)_ (coups|coup (pied|poing|ceinture)|claques|gifles|baffes|ceinture|baffe|raclee|fessee)( par| mon| ma| mes| chez| maison| pere| mere| quand| tous| parents| dans| a| figure|$)
  coups? (ceinture|martinet|poing_ (figure|tete|ventre|moi))
  (bleus?|marques|traces)_ (corps|bras|dos|partout|cause|jambes|visage|ventre)
  (tuer|battre)_ coups$
  (menase~|dit qu|dit que|dise~ que|il va|elle va|ils vont|elles vont|veut|veulent)_ me (tuer|frapper|taper|tabasser|planter|buter|demonter|defoncer)_ (parle|dis|raconte|balance|sortie|rentre|maison|couteau|si|$)
  (me|m|nous) (met|mette|mettent|mis|donne|donnent|colle)( des| deja)* (claques?|gifles?|baffes?|coups?|fessees?|torgnoles?|coup pied|coup poing)
  casse_ (cintre|baton|manche|balai|chaise|assiette)_ (sur|dessus|dos|moi|tete)
  (troisiemes?|quatriemes?|cinquiemes?|3eme|4eme|5eme|grands) (me|m|nous)_ (HIT)
  (me|m) (frappe~|tape~|gifle~|cogne~|tabasse~)_ (sortie|college|recre|maison|cour|couloir|vestiaires?|toilettes|bus)
  `,
  NAMES,
)
