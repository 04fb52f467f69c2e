import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** A wish to die, said outright or behind other words. */
export const wishesToDie = compile(
  `
  (JE) (WANT)_ (DIE)(?! (photo|ecran|liste|carte|classement|jeu|partie|foule|equation))
  (envie|pensees|idees?|besoin) (mourir|crever|disparaitre|en finir|me tuer|me suicider|noires?)
  je_ (vais|va|faut que) (mourir|me tuer|suicider|me pendre|me noyer|sauter_ (pont|fenetre|toit|etage)|me jeter_ (pont|fenetre|toit|train)|disparaitre|en finir)$
  me (tuer|pendre|trancher|ouvrir veines|jeter_ (fenetre|sous|pont|vide|toit))$
  je_ (veux|voudrais|peux|envie|supporte|arrive) (plus|pas) (a )?(etre (la )?demain|vivre|exister|me lever|me reveiller|etre( en)? (vie|ici|vivant|vivante|terre)|etre$)
  plus_ (envie|gout|force|raison|courage)( a)? (vivre|rien|vie|exister|continuer|me lever|me battre|me reveiller|sourire|sortir de mon lit|$)
  (envie) rien$
  (marre|degoute|fatigue|lasse|assez|ras bol|deteste)( en)?( ma| cette| etre)? (LIFE|en vie)
  marre( en)?( tout| moi| etre moi| etre)$
  (vie|vivre|exister)( me| ca| ce| ma)? (est|a|vaut|sert|merite|mene)( plus| pas| que| a| vraiment| rien| aucun)* (rien|enfer|sens|pourri|merde|horrible|foutu|finie|gachee|peine|coup|cauchemar|interet)
  a quoi_ (vivre|continuer|continue|exister|me lever|je (sers)|tout ca|rester vie)
  je (sers|vaux|suis bon|suis bonne|compte|suis utile|represente)( pas)?( a| pour)? (rien|personne)$
  (suis|me sens|etre)( que| comme)?( pour)?( eux)? (fardeau|boulet|dechet|merde|inutile|poids (pour|sur)|erreur|moins que rien|de trop$|bon a rien|bonne a rien|probleme (pour|famille))
  (manquerai|manque) a personne
  comment_ (mourir|tuer|suicider|pendre|en finir)( sans| vite| facilement| rapidement|$)
  adieu( a)? (tous|tout monde|mes|ma|ceux)
  (aime|pardon|manquerez|desole|vous)_ adieu
  (je|j)_ (serai|sera|suis)( bientot)? plus( ce)*( parmi vous| monde| ici| vivant| vivante| demain| bientot|$)
  (dernier|derniere) (message|jour|nuit|soiree|fois que)_ (je|vivant|vivante|vie|moi|$)
  (veux|voudrais|aimerais|envie|prie)( que)?( tout| ca| sa| cela)+( s| se)? (arrete|finisse|termine|stop|cesse)( pour| maintenant| je| et| vite| enfin| toujours|$)
  (pas|plus|jamais)_ (reveiller)( demain| matin|$)
  bout rouleau
  en peux plus( du tout)?$
  en peux plus (cette vie|ma vie|cette famille|vivre|tout|souffrir|pleurer|faire semblant)
  (perdu|plus aucun|a plus)_ (espoir|gout (vie|rien|a rien))
  je_ (avale~|pris|prendre)_ (medicaments?|medocs?|cachets|somniferes|javel)
  (ecrit|prepare)_ (lettre|testament)_ (adieu|parents|mort|partir)
  foutre_ air
  je_ me (tuerai|suiciderai|pendrai|pends|noierai|tue ce soir|tue demain|suicide)( bien| ce| demain| un jour|$)
  je me tue$
  si_ (disparaissais|disparais|mourais|meurs|etais mort|etais morte|existais pas|existais plus|etais pas ne|etais pas nee)
  (monte|debout|bord)_ (toit|pont|rebord|balcon|falaise)_ (saute~|fini|regarde|bas|vide|envie|pense)
  (voudrais|aimerais|espere|envie|veux|prie|souhaite)_ (voiture|train|bus|camion)_ (ecrase~|renverse~|passe~|percute~)
  (mort|morte|casse|brise|vide|detruit|detruite|pourri)_ (interieur|dedans|au fond)
  (suis|sens)( sur| dans) (cette terre|cette famille|ce monde)
  tout_ noir_ (tete|moi|vie)
  vie( est)? dure?( je| me| pour moi|$)
  (want|wanna|gonna)( to)? (die|kill (myself|me)|end (it|my life)|disappear)
  kill myself
  hate (myself|my life)
  (vaut|merite)_ (coup|peine)_ (continuer|vivre|exister|rester|tout ca)
  mort_ (soulagement|delivrance|liberation|solution|manque|apaise~)
  (solution|issue)_ (mort|mourir|suicide|disparaitre)
  ouvert?_ veines
  pourquoi_ (je )?(suis|etre) nait$
  je_ (pouvais|pourrais|aimerais|voudrais)_ disparaitre( pour toujours| jamais|$)
  mon enterrement
  (demain|bientot|ce soir|cette nuit)_ je (serai|sera|suis) (mort|morte|plus)
  failli (sauter|me jeter|mourir|me tuer|passer acte|le faire|avaler|en finir)
  (me|m) (pendre|noyer|suicider|empoisonner|etouffer|electrocuter|ouvrir veines)
  (ai|trouve|prepare|cache) corde$
  (sert|vaut)( plus)?( a)? rien que je_ (vie|vive|continue|reste|suis|vivant|vivante)
  je_ (vais|compte|veux|pense) en finir( bientot| ce soir| demain| vraiment| fois| moi|$)
  (fait|failli faire|refait|deja)_ (ts|tentative)$
  (avale~|pris|prendre)_ (boite|plaquette|tube|plein|tous|toute)_ (doliprane|medicaments?|cachets|pilules|comprimes|medocs)
  (vois|imagine|verrai)( plus| pas)+ (vivre|vieillir|adulte|grandir|etre adulte)
  (faire|vais faire) (betise|connerie)( ce soir| demain| si|$)
  vivement_ (mort|meure|creve|disparaisse|fin vie)$
  je_ (vais|veux|voudrais|pense|faut|pourrais|envie)_ me tue$
  attends_ mort$
  (envie|pense|reve)( a| ma)* mort( chaque| tous| soir| nuit| matin| et| souvent|$)
  pourquoi( continuer?)?( a| rester| en)* (vivre|vie|exister)$
  rien_ (plaisir|fait envie|interesse|amuse|donne envie)( plus)?$
  (faire?|fait|dire|dit) mes adieu
  (fin|fini)( bientot)? pour moi
  (pardon~|pardonnez( moi)?|desolee?|aime)( tous| tout monde)?( \\.)?_ (fini|fin|partir|pars)$
  (pars|partir|en vais)( pour)? (toujours|bon)$
  dernier message
  (donne|legue|distribue)_ affaires_ (plus besoin|besoin plus)
  (monde|famille|parents|amis|gens|tous|on|vous|ils)_ (mieux|heureux|tranquilles?|soulages?|porte~ mieux)_ (sans moi|quand je|si je|une fois mort)
  plus (ce )?(monde|vie|vivant|vivante)$
  (peux|supporte) plus coups
  sers a quoi( sur)? (terre|monde|$)
  (combien|quel|regarde~?|cherche~?|decide~?|prevu|prefere|programme)_ _ (mourir|pendre|suicider|me tuer)( internet| sans| samedi| dimanche| demain| vite| ce| cette|$)
  debarrasse~_ moi
  rejoindre_ (paradis|haut|morte?|tombe)
  (aurais|aimerais|voulu|voudrais|prefere)_ (pas|jamais|plus) (exister|etre nait|naitre|vivre)$
  (vivre|vie|jour|journee)_ (souffrance|calvaire|torture|enfer|fait mal)$
  (plus|pas) force$
  (lache|abandonne|arrete)( affaire)?_ vie
  faut que (ca|tout)_ (arrete|finisse|cesse)$
  (monte~?|alle|etais|suis|assis)_ (pont|toit|rebord|rails|voies?)_ _ (hesite~|saute~|failli|pense|envie)
  (dormir|dors|endormir|endors)_ toujours
  mourir_ (tout|seule?) (ce que|solution|issue)
  (medicaments?|cachets?|doliprane|corde|somniferes)_ (cote moi|devant moi|main|prete?)
  suis_ (toit|pont|rebord|rails)( je| et|$)
  rien_ (retient|rattache|garde)
  (prepare|prevu|planifie|choisi|sais)_ comment_ (partir|mourir|finir|tuer)
  pourquoi je (dois|devrais|devais|continue|continuerais)_ (vivre|exister|vie)
  merite_ (vie|vivant|vivante)$
  dites_ (leur|lui|a|tous)_ aime
  derniere fois que_ (lisez|verrez|verras|parle|ecris|lis|voyez|entendrez)
  ^ ?adieu( je| a tous| mes|$)
  (veux|supporte) plus( cette| ma)* vie
  (tailler|trancher) veines
  `,
  NAMES,
)
