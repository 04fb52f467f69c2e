import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** To go away from home. */
export const runsAway = compile(
  `
  (JE) ?(vais|veux|voudrais|envie|pense|compte|ai prevu|prevu|ai|prepare|suis|deja)_ (fugue~|fuguer|enfuir|sauver|barrer|casser|tirer)( chez| maison| ma| ce soir| demain| cette| loin| nuit| moi| ici| jamais| hier| bientot|$)
  (veux|voudrais|peux|envie|ose)( pas| plus)+ ?(aller|retourner|revenir|rentrer|mettre pieds)( a| au| en| dans)* (college|ecole|cour|classe|moi|maison|lui|bahut)( a cause| demain| ils| jamais| depuis| je| on|$)
  (je|on|nous|me)_ (dors|dormi)_ (dehors|rue|parc)( cause| pour| chez| nuit| hier|$)
  (je|me|m|suis|veux|envie)_ (aller|mettre|placee?|vivre|partir)( en| dans)+ (foyer|famille accueil)
  (pense|prevu|prevois|compte|vais)_ partir_ (rien dire|prevenir|nuit|personne|chez moi)
  je_ (dors|dormi)_ (chez inconnus|gare|banc|cave|voiture( on| je| depuis|$))
  (marier|mariage|fiancer)_ (force~?|obliges?|vacances|pays|ete|bled|connais pas|veux pas|cousin|vieux|homme)
  (veule~|veut|veulent|vont|parents)_ (me marier|exciser|m exciser|marier moi)
  excise~
  (me )?en aller_ (loin|maison|chez moi|jamais|eux)
  me (sauve|casse|barre|tire|enfuis)_ (ce soir|demain|nuit|loin|maison|chez moi)
  (partir|pars|m en aller)_ (jamais|plus) revenir
  (peux|veux|supporte)( plus| pas)+ (rester|vivre|rentrer|retourner)( dans| cette| chez| a)*( maison| famille| moi|$)
  (vais|veux|voudrais|pense|prevu|compte|envie|faut que je)_ (fugue~|fugues)(?! (bach|musique|violon|piano))
  (suis|ai)( deja)? fugue~( et| hier| depuis| parce| je|$)
  (fait|prepare|pret)_ sac( \\.)?_ (pars|partir|casse|tire|barre|enfui~|sauve)_ (nuit|soir|loin|maison|fugue~|jamais)
  (veux|voudrais|envie|faut|peux)_ (partir|sortir|fuir|quitter)_ (famille|maison)$
  `,
  NAMES,
)
