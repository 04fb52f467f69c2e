import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Calls for help that name no reason yet; where school is named, they are about school. */
export const callsForHelp = compile(
  `
  (je|on|nous|suis|mon frere|ma soeur|ma mere|maman)_ danger( chez| maison| mort| moi| ici| avec| eux| aide|$)
  (aidez|aide~?|sauvez|secourez) (moi|nous)( pardon| en prie| pitie| \\.)*_ (vite|urgent|urgence|pitie|grave|peur|danger|mal$|frappe~|revienne|va venir)
  (besoin|faut|voudrais|veux|peux|aimerais|dois|pourrais)_ (parle~|me confier|confier)( a)* (quelqu|adulte|psy|infirmiere|confiance|personne confiance)( \\.)?( ce est| vite| urgent| grave| confiance| qui me|$)
  besoin_ parler( \\.)? (ce est )?(urgent|grave|vite|urgence)
  besoin parler( ce est)?$
  (sais|ose|peux|arrive|ai)( pas| plus| a)*_ qui_ (parler|dire|confier|raconter|tourner)
  (ose|peux|veux|arrive|jamais)( pas| plus| a| en| le)*_ (dire|parler|dis|raconter|confier)( a)* personne
  (aide|secours|sos)( moi)?( \\.)?_ (urgent|urgence|grave|peur|danger|frappe~)
  (^ |pardon )(appelez)_ (police|secours|samu|pompiers|119|17|112|3018)
  (qui|dois|peux|faut)_ appeler_ (peur|frappe~|mal|danger|chez moi|pere|mere)
  (police|119|3018|3020)_ (pere|mere|frappe~|chez moi|me|peur)_ (frappe~|tape~|peur|mal|viole~|$)
  (derriere|devant)_ porte_ peur
  peur( que| qu)*_ (revienne|recommence|retrouve|venge|apprenne|me tue|s en prenne)
  (il|elle|lui|pere|mere|frere) (va|vont|veut|veulent)( me| m) ?(tuer|frapper|tabasser|taper|violer|retrouver|crever)( si| s| quand| je|$)
  (vite|aidez?|secours)_ il_ (arrive|revient|monte|frappe~|tape~)$
  `,
  NAMES,
)
