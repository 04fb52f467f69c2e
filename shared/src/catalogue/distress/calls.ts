import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Calls for help that name no reason yet; where school is named, they are about school. */
export const callsForHelp = compile(
  `
  (je|on|nous|suis|mon frere|ma soeur|ma mere|maman)_ danger( chez| maison| mort| moi| ici| avec| eux| aide|$)
  (aidez|aide~?|sauvez|secourez) (moi|nous)( pardon| en prie| pitie| \\.)*_ (vite|urgent|urgence|pitie|grave|peur|danger|mal$|frappe~|revienne|va venir)
  (besoin|faut|voudrais|veux|peux|aimerais|pourrais)_ (parle~|me confier|confier)( a)* (quelqu|adulte|psy|infirmiere|confiance|personne confiance)( \\.)?( ce est| vite| urgent| grave| confiance| qui me|$)
  besoin parler( ce est)?$
  (sais|ose|peux|arrive|ai)( pas| plus| a)*_ qui_ (parler|dire|confier|raconter|tourner)
  (ose|peux|veux|arrive|jamais)( pas| plus| a| en| le)*_ (dire|parler|dis|raconter|confier)( a)* personne
  (aide|secours|sos)( moi)?( \\.)?_ (urgent|urgence|grave|peur|danger|frappe~)
  (qui|dois|peux|faut)_ appeler_ (peur|frappe~|mal|danger|chez moi|pere|mere)
  (derriere|devant)_ porte_ peur
  (il|elle|lui|pere|mere|frere) (va|vont|veut|veulent)( me| m) ?(tuer|frapper|tabasser|taper|violer|retrouver|crever)( si| s| quand| je|$)
  `,
  NAMES,
)
