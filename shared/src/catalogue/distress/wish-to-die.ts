import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** A wish to die, said outright or behind other words. */
export const wishesToDie = compile(
  `
  (JE) (WANT)_ (DIE)(?! (photo|ecran|liste|carte|classement|jeu|partie|foule|equation))
  (envie|pensees|idees?|besoin) (mourir|crever|disparaitre|en finir|me tuer|me suicider|noires?)
  (penser)( a)?( ma)? (suicide|mort|mourir)$
  je_ (vais|va|faut que) (mourir|me tuer|suicider|me pendre|me noyer|sauter_ (pont|fenetre|toit|etage)|me jeter_ (pont|fenetre|toit|train)|disparaitre|en finir)$
  me (tuer|pendre|trancher|ouvrir veines|jeter_ (fenetre|sous|pont|vide|toit))$
  je_ (veux|voudrais|peux|envie|supporte|arrive) (plus|pas) (a )?(etre (la )?demain|vivre|exister|me lever|me reveiller|etre( en)? (vie|ici|vivant|vivante|terre)|etre$)
  plus_ (envie|gout|force|raison|courage)( a)? (vivre|rien|vie|exister|continuer|me lever|me battre|me reveiller|sourire|sortir de mon lit|$)
  (envie) rien$
  (marre|degoute|fatigue|lasse|assez|ras bol|deteste)( en)?( ma| cette| etre)? (LIFE|en vie)
  deteste ma vie
  marre( en)?( tout| moi| etre moi| etre)$
  (vie|vivre|exister)( me| ca| ce| ma)? (est|a|vaut|sert|merite|mene)( plus| pas| que| a| vraiment| rien| aucun)* (rien|enfer|sens|pourri|merde|horrible|foutu|finie|gachee|peine|coup|cauchemar|interet)
  vie (pourri|merde|fini|foutu|enfer|cauchemar|sert rien)
  a quoi_ (vivre|continuer|continue|exister|me lever|je (sers)|tout ca|rester vie)
  je (sers|vaux|suis bon|suis bonne|compte|suis utile|represente)( pas)?( a| pour)? (rien|personne)$
  (suis|me sens|etre)( que| comme)?( pour)?( eux)? (fardeau|boulet|dechet|merde|inutile|poids (pour|sur)|erreur|moins que rien|de trop$|bon a rien|bonne a rien|probleme (pour|famille))
  trop (trop|moins) (dans|sur) (cette famille|cette terre|monde|ma famille)
  (mieux|heureux|heureuse|tranquille|content|soulage)_ (sans moi|si je_ (plus|pas|mort|morte|disparais|disparaissais|meurs|existais|nait|parti)|que je (disparaisse|meure|sois|parte)|morte?$)
  mieux( que)?( je)?( sois| etre)? (morte?|disparu)
  si je_ (etais|suis|serais)( pas| plus)*( la)? ?(mort|morte|parti|disparu|pas|plus|jamais)_ (mieux|heureux|personne|manque|remarque[a-zA-Z]*|soulage[a-zA-Z]*|simple|$)
  (personne|qui)_ (remarquer?[a-zA-Z]*|remark[a-zA-Z]*|regretter?[a-zA-Z]*|pleurer[a-zA-Z]*|manker[a-zA-Z]*|rendre[a-zA-Z]* compte|enterrement)_ (je|moi|mort|absence|disparition|plus|$)
  (manquerai|manque) a personne
  (jamais|pas) (du |avoir |etre )?(nait|naitre|venu monde)
  (aurais|aimerais|voudrais|regrette|souhaite)_ (nait|naitre)
  comment_ (mourir|tuer|suicider|pendre|en finir)( sans| vite| facilement| rapidement|$)
  mourir sans_ (souffrir|mal|douleur)
  (sauter|jeter)_ (fenetre|pont|toit|balcon|sous (train|metro|voiture|bus)|dans vide|etage)$
  (lettre|mot|message) adieu
  adieu( a)? (tous|tout monde|mes|ma|ceux)
  (amour|pardon|bisous|desole|voila|alors|dis)_ adieu$
  ^ adieu$
  (aime|pardon|manquerez|desole|vous)_ adieu
  (je|j)_ (serai|sera|suis)( bientot)? plus( ce)*( parmi vous| monde| ici| vivant| vivante| demain| bientot|$)
  bientot_ (plus (la|vivant|vivante|personne|monde)|tout (finira|fini)|morte?)$
  (dernier|derniere) (message|jour|nuit|soiree|fois que)_ (je|vivant|vivante|vie|moi|$)
  (veux|voudrais|aimerais|envie|prie)( que)?( tout| ca| sa| cela)+( s| se)? (arrete|finisse|termine|stop|cesse)( pour| maintenant| je| et| vite| enfin| toujours|$)
  (endormir|dormir|coucher)_ (plus|jamais|pas|plus jamais)_ reveill[a-zA-Z]*
  dormir_ toujours
  (pas|plus|jamais)_ (reveiller)( demain| matin|$)
  (suis|etre) (suicidaire|suicidair|a bout$|au bout$|bout$|bout (rouleau|nerfs|force))
  (tentative|idees|pensees|envies) suicid[a-zA-Z]*
  suicide (moi|mes|ma)
  bout rouleau
  en peux plus( du tout)?$
  (en )?(peux|supporte) plus( rien)? (tout|vie|vivre|cette|ma|etre|moi|me battre|chez moi|mes parents|mon pere|mon beau|college|eux|souffrir|pleurer|faire semblant|mal|rentrer|famille|rien)$
  en peux plus (cette vie|ma vie|cette famille|vivre|tout|souffrir|pleurer|faire semblant)
  (tiens|supporte) plus$
  (perdu|plus aucun|a plus)_ (espoir|gout (vie|rien|a rien))
  tout_ (fini|noir|foutu) pour moi
  je_ (avale~|pris|prendre)_ (medicaments?|medocs?|cachets|somniferes|javel)
  (boite|plaquette|plein|tous)_ (medicaments?|medocs?|cachets|somniferes)_ (pris|avale~|ma|mere|boite)
  merite_ (vivre|exister|mourir|crever|etre aime|aimee?)
  (ecrit|prepare)_ (lettre|testament)_ (adieu|parents|mort|partir)
  foutre_ air
  (mettre|mets) fin_ (jours|vie|tout ca|souffrance|mes)
  je_ me (tuerai|suiciderai|pendrai|pends|noierai|tue ce soir|tue demain|suicide)( bien| ce| demain| un jour|$)
  je me tue$
  (suis|etre)( pas)?( que)? (terre|monde|famille)$
  si_ (disparaissais|disparais|mourais|meurs|etais mort|etais morte|existais pas|existais plus|etais pas ne|etais pas nee)
  (changera|changerait|changer|fera|ferait|manquera|manquerait)( rien| pas)+( a)? (personne|monde|grand chose)
  (monte|debout|bord)_ (toit|pont|rebord|balcon|falaise)_ (saute~|fini|regarde|bas|vide|envie|pense)
  (regarde|attire)_ (vide|bas)_ (saute~|fini|envie|fenetre|pont|pense)
  (voiture|train|bus|camion|metro)_ (ecrase~|renverse~|percute~|fauche~)_ (moi|me|tout|fini|$)
  (voudrais|aimerais|espere|envie|veux|prie|souhaite)_ (voiture|train|bus|camion)_ (ecrase~|renverse~|passe~|percute~)
  traverse_ sans regarder
  (corde|ceinture|noeud)_ (pendre|armoire|cou|cache|finir)
  (imagine|pense|reve)_ (enterrement|ma mort)
  rien_ (sens|interet|gout) (pour moi|vie)
  (dur|difficile|fatigant|lourd) (vivre|vie|exister|rester vie)$
  (fatigue|epuise|marre)_ (faire semblant|me battre|souffrir|pleurer|etre forte?|cacher)
  fais_ semblant_ (bien|sourire|heureux|heureuse|content|contente|aller)
  (mort|morte|casse|brise|vide|detruit|detruite|pourri)_ (interieur|dedans|au fond)
  (souris|rigole|rire)_ (fond|interieur|dedans|rentre)
  broie noir
  (suis|sens)( sur| dans) (cette terre|cette famille|ce monde)
  tout_ noir_ (tete|moi|vie)
  (tiendrai|tiens|tenir)( pas| plus)+( coup| longtemps|$)
  tenir_ (coup|longtemps)$
  (arrive|peux|sais|vois)( plus| pas)+( a)?_ (sortie|issue|espoir|avenir|rien positif|le bout)
  plus (envie|rien)_ (etre|monde|matin|fait plaisir|fait envie|interesse|gout)
  plus rien_ (interesse|plaisir|envie|compte|importance)
  vie( est)? dure?( je| me| pour moi|$)
  (want|wanna|gonna)( to)? (die|kill (myself|me)|end (it|my life)|disappear)
  kill myself
  hate (myself|my life)
  (vaut|merite)_ (coup|peine)_ (continuer|vivre|exister|rester|tout ca)
  mort_ (soulagement|delivrance|liberation|solution|manque|apaise~)
  (solution|issue)_ (mort|mourir|suicide|disparaitre)
  ouvert?_ veines
  pourquoi_ (je )?(suis|etre) nait$
  pourquoi_ je (vis|existe|suis (la|vivant|vivante|terre))$
  pourquoi_ je suis (la|ici|vivant|vivante|vie)?$
  je_ (pouvais|pourrais|aimerais|voudrais)_ disparaitre( pour toujours| jamais|$)
  (pleure[a-zA-Z]*|viendra[a-zA-Z]*|venir)_ (mon|a mon) enterrement
  mon enterrement
  (demain|bientot|ce soir|cette nuit)_ je (serai|sera|suis) (mort|morte|plus)
  peur_ (je|me)_ (pourrais|peux|suis capable)_ (faire|me faire)
  failli (sauter|me jeter|mourir|me tuer|passer acte|le faire|avaler|en finir)
  (me|m) (pendre|noyer|suicider|empoisonner|etouffer|electrocuter|ouvrir veines)
  (ai|trouve|prepare|cache) corde$
  passer acte
  (dernier|derniere) (jour|nuit|fois)_ (revoir|adieu|vis|suis la|verrez)
  (pas|plus|aucun|aucune|rien) (de )?(raison|but|avenir|sens) (vivre|vie|etre|$)
  (a|mon) avenir (rien|pas|noir)
  (sais|vois) (plus|pas)_ (quoi faire|comment (continuer|m en sortir|en sortir))_ (peux plus|mal|vivre|vie|seul)
  (souhaite|aimerais|voudrais|veux)_ (ne )?(plus|pas)_ (souffrir|avoir mal|rien sentir|rien ressentir)
  (plus|rien) (souffrir|ressentir)$
  (mieux|bien|calme|repos) (mort|ciel|au ciel)
  (comme si|fait comme si) (je )?existais pas
  (vide|neant|trou noir)_ (moi|interieur|tete|vie)
  (sert|vaut)( plus)?( a)? rien que je_ (vie|vive|continue|reste|suis|vivant|vivante)
  je_ (vais|compte|veux|pense) en finir( bientot| ce soir| demain| vraiment| fois| moi|$)
  (fait|failli faire|refait|deja)_ (ts|tentative)$
  (avale~|pris|prendre)_ (boite|plaquette|tube|plein|tous|toute)_ (doliprane|medicaments?|cachets|pilules|comprimes|medocs)
  (vois|imagine|verrai)( plus| pas)+ (vivre|vieillir|adulte|grandir|etre adulte)
  (solution|issue|sortie) que (mort|mourir|suicide|en finir|disparaitre|sauter)
  (envie|pense a|veux|voudrais) (finir|arreter|quitter)_ (jours|vie|monde)
  (mort|mourir)_ (peur pas|fait pas peur|hate|tente|attire|repos)
  (hate|presse)_ (mourir|mort|partir ciel|ca finisse)
  (faire|vais faire) (betise|connerie)( ce soir| demain| si|$)
  (vie|moi)_ (abandonne|j abandonne|baisse bras)$
  vivement_ (mort|meure|creve|disparaisse|fin vie)$
  je_ (vais|veux|voudrais|pense|faut|pourrais|envie)_ me tue$
  attends_ mort$
  (envie|pense|reve)( a| ma)* mort( chaque| tous| soir| nuit| matin| et| souvent|$)
  (vois|sais|comprends|demande)( pas| plus)*_ pourquoi( je)?_ (vivre|vis|existe~|suis (encore|ici|vivante?)|rester vie)
  pourquoi( continuer?)?( a| rester| en)* (vivre|vie|exister)$
  (vie|existence)( a| ma)*_ (aucune?|pas|plus)_ (sens|interet|gout|valeur|importance)$
  sers quoi_ (terre|monde|ici|vie|$)
  rien_ (plaisir|fait envie|interesse|amuse|donne envie)( plus)?$
  (faire?|fait|dire|dit) mes adieu
  fini? pour moi$
  (fin|fini)( bientot)? pour moi
  (pardon~|pardonnez( moi)?|desolee?|aime)( tous| tout monde)?( \\.)?_ (fini|fin|partir|pars)$
  (pars|partir|en vais)( pour)? (toujours|bon)$
  (revoir|aurevoir)_ partir( pour)? (toujours|bon)
  dernier message
  (donne|legue|distribue)_ affaires_ (plus besoin|besoin plus)
  (prenez|prends|occupez)( soin)?_ quand je_ (plus|mort|morte|partie?)
  dites a_ (aime)_ je_ (mourir|partir|plus)
  (tue|suicide|pende|creve|meure)( que| je)* (me )?(tue|suicide|pende)$
  (moi|je)_ (merite|devrais)( pas)? (vivre|exister|etre nait|mourir)
  (force|energie|courage|envie)( de)* (vivre|me battre|continuer|avancer)( plus|$)
  (baisse bras|abandonne tout|lache tout|laisse tomber)_ (vie|vivre|plus la force)
  (marre|fatiguee?|epuisee?|lasse|degoutee?)_ (finisse|termine|arrete)$
  (mieux|prefere|prefererais)_ (mourir|mort|morte|crever|disparaitre)
  (monde|famille|parents|amis|gens|tous|on|vous|ils)_ (mieux|heureux|tranquilles?|soulages?|porte~ mieux)_ (sans moi|quand je|si je|une fois mort)
  mieux_ (porter|sentir|vivre)_ (sans moi|quand je|si je)
  plus (ce )?(monde|vie|vivant|vivante)$
  (peux|supporte) plus coups
  sers a quoi( sur)? (terre|monde|$)
  (combien|quel|regarde~?|cherche~?|decide~?|prevu|prefere|programme)_ _ (mourir|pendre|suicider|me tuer)( internet| sans| samedi| dimanche| demain| vite| ce| cette|$)
  mourir_ (simple|facile|mieux|soulage[a-zA-Z]*)
  debarrasse~_ moi
  rejoindre_ (paradis|haut|morte?|tombe)
  (aurais|aimerais|voulu|voudrais|prefere)_ (pas|jamais|plus) (exister|etre nait|naitre|vivre)$
  (vivre|vie|jour|journee)_ (souffrance|calvaire|torture|enfer|fait mal)$
  (plus|pas) force$
  (lache|abandonne|arrete)( affaire)?_ vie
  faut que (ca|tout)_ (arrete|finisse|cesse)$
  (monte~?|alle|etais|suis|assis)_ (pont|toit|rebord|rails|voies?)_ _ (hesite~|saute~|failli|pense|envie)
  ouvre veines
  (dormir|dors|endormir|endors)_ toujours
  mourir_ (tout|seule?) (ce que|solution|issue)
  (medicaments?|cachets?|doliprane|corde|somniferes)_ (cote moi|devant moi|main|prete?)
  suis_ (toit|pont|rebord|rails)( je| et|$)
  rien_ (retient|rattache|garde)
  (prepare|prevu|planifie|choisi|sais)_ comment_ (partir|mourir|finir|tuer)
  pourquoi je (dois|devrais|devais|continue|continuerais)_ (vivre|exister|vie)
  merite_ (vie|vivant|vivante)$
  (assez|marre|fatiguee?|stop)_ (souffrir|mal|pleurer|vivre|exister)$
  dites_ (leur|lui|a|tous)_ aime
  derniere fois que_ (lisez|verrez|verras|parle|ecris|lis|voyez|entendrez)
  ^ ?adieu( je| a tous| mes|$)
  `,
  NAMES,
)
