import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** To go away from home. */
export const runsAway = compile(
  `
  (JE) ?(vais|veux|voudrais|envie|pense|compte|ai prevu|prevu|ai|prepare|suis|deja)_ (fugue~|fuguer|enfuir|sauver|barrer|casser|tirer)( chez| maison| ma| ce soir| demain| cette| loin| nuit| moi| ici| jamais| hier| bientot|$)
  (faire) fugue( chez| ce| cette| demain| parce| maison|$)
  (envie|veux|voudrais) fuguer?
  fugue (chez|maison|ce soir|cette nuit|demain)
  (je|me|m|veux|envie|faut que|vais)_ (partir|parte|sauver|enfuir|barrer|fuir|casser|tirer|quitter)( loin)? (chez moi|chez mes|chez mon pere|chez ma mere|maison|ma maison|mes parents|ma famille)( ce soir| cette| loin| jamais| pour toujours| demain| nuit| parce|$)
  plus_ (rentrer|retourner|rester|vivre|dormir|revenir|habiter|etre)( a| avec| chez)* ?(maison|moi|mon pere|ma mere|eux|lui|mes parents|mon beau|ma belle|pere|mere|papa|maman)
  (veux|voudrais|peux|envie|ose)( pas| plus)+ ?(aller|retourner|revenir|rentrer|mettre pieds)( a| au| en| dans)* (college|ecole|cour|classe|moi|maison|lui|bahut)( a cause| demain| ils| jamais| depuis| je| on|$)
  (je|on|nous|me)_ (dors|dormi)_ (dehors|rue|parc)( cause| pour| chez| nuit| hier|$)
  (je|me|m|suis|veux|envie)_ (aller|mettre|placee?|vivre|partir)( en| dans)+ (foyer|famille accueil)
  mon sac_ (fuguer|enfuir|partir (chez|cette|loin))
  je (pars|partirai)( cette nuit| ce soir| demain| loin)+_ (personne|reviens|reviendrai|sans|toujours|jamais)
  (reviendrai|rentrerai|reviens) (jamais|plus)$
  (sac|affaires)_ pret(es)?_ (partir|fuguer|soir|nuit)
  (casser|barrer|tirer|partir|sauver|partirai|pars)_ (ici|loin|maison)_ (jamais|reviens|revenir|rien dire|retrouve~|personne|parents|trouve)
  (train|bus)_ (revenir|reviens|reviendrai|loin)_ (jamais|pas|plus|parents|trouve~)
  (pense|prevu|prevois|compte|vais)_ partir_ (rien dire|prevenir|nuit|personne|chez moi)
  (dors|dormi)_ (chez inconnus|gare|banc|cave|voiture( on| je| depuis|$))
  (marier|mariage|fiancer)_ (force~?|obliges?|vacances|pays|ete|bled|connais pas|veux pas|cousin|vieux|homme)
  (veule~|veut|veulent|vont|parents)_ (me marier|exciser|m exciser|marier moi)
  excise~
  mariage force
  (me )?en aller_ (loin|maison|chez moi|jamais|eux)
  me (sauve|casse|barre|tire|enfuis)_ (ce soir|demain|nuit|loin|maison|chez moi)
  (partir|pars|m en aller)_ (jamais|plus) revenir
  (peux|veux|supporte)( plus| pas)+ (rester|vivre|rentrer|retourner)( dans| cette| chez| a)*( maison| famille| moi|$)
  chez_ (pote|copain|copine|ami|inconnu)_ (plus|peux pas|veux pas)_ rentrer
  (vivre|habiter|aller)_ ailleurs_ (chez moi|enfer|parents|plus)
  (vais|veux|voudrais|pense|prevu|compte|envie|faut que je)_ (fugue~|fugues)(?! (bach|musique|violon|piano))
  peur (rentrer|rester)( ce soir| maison| a maison| tout seul| toute seule| chez|$)
  rentre~( pas| plus)+_ (soir|maison|moi)_ (peur|supporte~|coups|frappe~)
  (suis|ai)( deja)? fugue~( et| hier| depuis| parce| je|$)
  (fait|prepare|pret)_ sac( \\.)?_ (pars|partir|casse|tire|barre|enfui~|sauve)_ (nuit|soir|loin|maison|fugue~|jamais)
  (veux|voudrais|envie|faut|peux)_ (partir|sortir|fuir|quitter)_ (famille|maison)$
  `,
  NAMES,
)
