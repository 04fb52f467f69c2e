import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Harm to oneself, to one's body, and the sadness that does not end. */
export const saysSelfHarm = compile(
  `
  je me (deteste|degoute)(?! pas)
  (deteste|honte)( pas)? (mon|ma|mes) (corps|reflet|physique|visage|ventre|cuisses|gueule)
  (honte|degoute)_ moi$
  me( suis)? (coupe~|taillade~|entaille~|griffe~|brule~|mord~|blesse~|pique~)$
  me( suis)? (coupe~|taillade~|entaille~|griffe~|brule~|mord~|blesse~|ouvre~)_ (veines|bras|poignets?|poigne|cuisses|jambes|peau|ventre|expres|volontairement|lame|compas|conpas|compa|cutter|rasoir|briquet|cachette|soir|nuit|chambre|lit|saigne|sang|pour (oublier|sentir|me|plus|aller|calmer)|quand)
  (me|m) (scarifie~|mutile~|automutile~|tape_ (tete|mur)|frappe_ (tete|mur|moi)|cogne_ (tete|mur)|punis|punir|faire saigner|fais saigner)
  (recommence~|arreter|stop|arrive pas|peux pas)_ me (couper|faire mal|scarifier|bruler|frapper|faire vomir|griffer)
  (me|m)( suis)? (faire|faisais)_ (vomir|saigner|souffrir)
  je_ me( suis)? (fais|faisais|refais) mal (a moi|moi|expres|quand|volontairement|pour|seul|bras|avec|soir|nuit|$)
  (ne plus|arreter|envie|veux|besoin|faut|pense|peur)_ me faire mal( a moi| expres| volontairement| pour|$)
  me faire mal( expres| volontairement| a moi| moi)
  (cache~|cacher|vois|vu|voir|montre~)_ (mes|mon|ma)? ?(bras|cicatrices?|marques|bleus|coupures|poignets|blessures)( pour| a| quand| parce|$)
  (cicatrices?|marques|coupures|traits|traces)_ (mes|mon|ma|sur) (bras|poignets|cuisses|jambes)
  lame( rasoir| taille)_ (moi|mes|mon|ma|cache~|je)
  je_ (mange|avale|bouffe|mang)( plus| presque| quasi)+( rien)?( depuis| jours| du tout| trois| deux| midi| pour|$)
  (arrete~|arreter|refuse|prive|veux plus|peux plus|envie plus)_ (manger|nourrir|alimenter)_ (maigrir|mince|moche|gros|grosse|poids|$)
  (arrive|envie)( plus| pas)+( a)? manger
  (saute~|sauter|jette~|jeter|cache~|cacher|recrache~)( tous)?( mes| mon| repas) (repas|petit dejeuner|dejeuner|gouter|nourriture|cantine|midi|soir|pour maigrir)
  vomi(s|t|r)?( tout| mes| apres| expres| chaque| ce que| quand| en cachette| repas)+ (je|mange|repas|cachette|toilettes|$)
  (suis)( si)? (gros|grosse|moche|enorme|laide|laid|degueulasse|obese)( et| pour que| comparee?| par rapport| je|$)
  me (trouve|sens|vois)( que)? (gros|grosse|moche|enorme|laide|laid|degueulasse|obese|horrible|hideux|hideuse|immonde|repugnante?|degoutante?)(?! (en|a|pour jouer))
  (maigrir|perdre_ (kilos?|poids)|mincir)_ (prix|encore|vite|deteste~|moche|mange~|manger|gros|grosse|plus rien|$)
  (peur|angoisse|flippe)( a)? (grossir|prendre_ (kilo|poids)|manger)
  (mange)_ cachette
  crises? (boulimie)
  je_ (vais|va)( pas| plus)+ bien( tout$| en ce moment| depuis| moi| chez| moment$| tous|$)
  ^ ?(vais|va) pas bien$
  (ca|sa|cela) va( plus| pas)+( bien)?( du tout| chez| a maison| en ce moment| depuis| dans (ma )?(tete|famille)| moi)*$
  (vais|suis|sens|sentir|va)( si| bien)* mal( dans| depuis| tout| ces| chez| au college| en ce| a interieur|$)
  (mal|bien pas|pas bien) dans (ma|sa) (peau|tete|vie)
  mal etre
  je_ (desespere|depressif|depressive|deprime|malheureux|malheureuse|brise|detruit|detruite|suicidaire)
  (suis|sens)( si| trop)* triste( tout temps| tous| depuis| sans| chaque| permanence| a mourir| mourir)
  (suis|sens|reste|mange)( si| tout| toute| toujours)* (seul)( au monde| monde| tout temps| depuis| au college| a ecole| recre| cantine| a cantine| a recre| contre| dans cour| et (personne|triste|je)| je pleure| chaque| midi| tous|$)
  me (sens|sentir)( si| comme)* (vide|abandonne|invisible|sale|coupable|salie|nul$|rejete|inutile|exclu|danger|piege|dechet|monstre|transparent|transparente|mort interieur|morte interieur)
  je (souffre)( en silence| silence| tous| chaque| depuis| interieur)?$
  (en|ma|fais) (depression|deprime)( depuis| je|$)
  je_ (deprime|craque|etouffe chez)$
  pleure~( seul)?( tout temps| tous| toutes| sans| chaque| dans (mon|ma|toilettes|lit)| cachette| en cachette| soir| nuit| quand je rentre| tout seul| toute seule| en rentrant| pour rien| a chaque| depuis| arret)*_ (temps|jours|soirs|nuits|lit|chambre|oreiller|raison|savoir|pourquoi|arret|cachette|toilettes|rentre|rien|seul)
  (envie) pleurer( tout temps| tous| sans| chaque| permanence)
  (dors|dormir|sommeil)( plus| pas)+( nuit| depuis| cause| tellement)_ (peur|nuit|cause|depuis|penser|eux|lui|$)
  cauchemars?_ (tous|toutes|chaque|depuis)
  personne_ (me|m|maime|mecoute) (aime|comprend|ecoute|parle|croit|aide|calcule|voit|croirait|croira|defend|supporte)( plus| pas| jamais)?( a maison| au college| depuis| dans classe| chez| moi|$)
  personne_ (veut)( plus)? (moi|me|etre (avec|ami)|jouer avec|manger avec|asseoir|a cote|parler|mettre avec moi)
  personne_ (joue|traine|reste|mange|parle|assoit|met)( avec| a)+ (moi|cote moi)
  (pas|plus|aucun|zero|jamais eu)_ (ami|copain|copine|pote)$
  (me|m) (parle|parlent|adresse parole|calcule~|regarde~) plus$
  (parle|parlent) plus (a|avec) moi
  plus personne (me|m|avec)_ (parle|calcule|adresse|moi|veut)
  (soulage|calme|libere|mieux|bien)_ (faire mal|couper|sang|saigner|douleur)
  (faire mal|couper|sang|saigner)( moi)?_ (soulage|calme|libere)
  (arrache)_ (cheveux|peau|ongles|croutes)
  (plante|enfonce|gratte|lacere)_ (compas|bras|peau|sang|main)
  (traits|entailles|coupures|brulures)_ (bras|cuisses|poignets?|jambes)
  manches longues_ (cacher|voient|voie|bras)
  (recommence|repris)_ (couper|scarifier|vomir|faire mal)
  (donne|met)_ coups (tete|moi meme|mur)
  laxatifs?
  (perdre|perd|perdu)_ (kilos?|poids)_ (assez|deteste|mange|grosse?|sauter)
  (pese)_ (fois|jour|matin)_ (jour|obsede|grosse?|mange~)
  mange( plus)? que_ (pomme|yaourt|salade|feuille)_ (jour|journee|semaine)
  pas mange_ (depuis|jours|hier|semaine)_ (grosse?|maigrir|expres|moche|jours|poids|$)
  (semblant|fait croire|dis que)_ (manger)
  peur (manger|nourriture|repas|balance)
  (supporte|regarde|voir|vois)( plus| pas)*_ (reflet|miroir|glace)_ (monstre|grosse?|moche|pleure|deteste|degoute|horrible|$)
  goinfre_ (vomi|coupable|degoute|deteste|culpabilise)
  (calories)_ (obsede|peur|jamais plus|depasse|pas plus|deteste|grosse)
  rien_ va( plus)?( chez moi| en ce moment| dans ma vie|$)
  tout_ va mal
  (vais|suis)( pas| plus)+ (heureux|heureuse|bien)( en ce| depuis| chez| dans ma| du|$)
  (sens|suis)_ (personne|seul)_ (parler|aide|comprend|ecoute|aime)
  (besoin)( aide)( parler)
  besoin_ aide_ (mal|moi|vite|plus|peur)
  aidez moi_ (frappe~|peur|mal|plus|veux|vais)
  au secours_ (peur|frappe~|vais|moi|pere|mere|suis)
  (prends|sors|cache|utilise)_ lame(?!_ (microscope|verre|eau|scie))
  rien mange_ (depuis|jours)
  (arrive|peux|sais)( plus)+( a)? (sourire|rire|vivre|etre heureu[a-zA-Z]*|avancer)
  perdue?_ besoin_ aide
  (plus|ai|sans)_ personne( a)? (qui )?(parler|me confier|compter)$
  monde_ (en )?fout_ moi
  je ai envi pleurer$
  (lame|cutter|rasoir|compas|ciseaux|verre|briquet)_ (bras|peau|me coupe|m en sers|saigne|trousse|poignets?|cuisses)
  me (frappe|tape|gifle|griffe|pince|mord|cogne) quand_ (colere|enerve|mal|nul|rate|triste|pleure|seul)
  (quand|fois que) je me (coupe|fais mal|brule|scarifie|griffe)
  me punir
  (mange|avale|bouffe|goinfre)_ (puis|apres|ensuite|et)_ (vomi[a-zA-Z]*|regrette|coupable|degoute|deteste)
  (vomi[a-zA-Z]*)_ (apres|quand|chaque|manger|repas)
  saute_ repas_ (maigrir|poids|grosse?|moche|ventre|plus|midi)
  (degoute|honte|deteste|horreur)_ (quand je me (vois|regarde)|miroir|glace|mon (ventre|corps|visage|reflet)|ma (tete|gueule|vie)|mes cuisses)
  (mon|ma|mes) (ventre|corps|visage|reflet|cuisses|tete|gueule)( me)?_ (degoute|deteste|horreur|honte|moche|horrible)
  (maigre|mince|maigrir|poids)_ (tout prix|encore|jamais assez|plus que tout|vite)
  calories_ (pleure|depasse|peur|mange|angoisse|deteste)
  (sens|suis) (nul)( et)? (inutile|moche|seul|triste|rien)
  (sens) nul tout temps
  (triste|mal|seul|vide)_ (sans raison|tous jours|tout temps|depuis (semaines?|mois|longtemps))
  (personne|aucun ami|pas d ami)_ (voit|remarque|existe|invisible)
  (je suis|je me sens) (rien|personne|invisible|un monstre|deux trop)$
  je_ me force(r)?( a)? (vomir|pas manger|jeuner|rien manger)
  (obsede)_ (poids|ventre|calories|nourriture|corps)
  mange rien_ (maigrir|mince|jours|journee|semaine|poids|grosse?)
  (sens|suis)( si| trop)* (seul)_ (personne|ai personne|parler)
  (calme|soulage|aide|libere|bien|mieux)_ me (couper|coupe|bruler|brule|griffer|mutiler|faire (mal|saigner))
  (saigne|sang|me coupe|me brule|me griffe|me fais mal|lame)_ (mieux|soulage~|calme~|libere~|aide~|bien)(?! (reviser|dans))
  (me|m) brule~_ (allumettes?|briquet|cigarettes?|expres|bougie|peau|bras)
  (envie|besoin|recommence~|pense) (a )?me (couper|bruler|griffer|frapper|mutiler)$
  (lame|rasoir|cutter)_ (cache~|ma chambre|ma poche|mon lit|tiroir|oreiller)
  je_ me (tape|frappe|cogne|gifle|mords) (dessus|moi|tete|$)
  mange~( plus| rien| que| pas| moins)+_ _ (maigrir|mincir|mince|grosse?|poids|kilos|moche)
  (mange|calories|repas|nourriture)( et| je| me| toutes)* (culpabilise|coupable|sens mal|degoute|deteste)
  (cache|jette|recrache|evite|donne)_ (nourriture|repas|manger)
  (perdu|perdre|perds)_ (kilos?|poids)_ (vertiges?|malaises?|evanouie?|encore|faible|continuer|degoute|deteste)
  (veux|dois|faut|objectif|arrive)_ (perdre|maigrir|peser)_ kilos_ (degoute|deteste|grosse?|moche|encore|mange~)
  (saute|vomi[a-zA-Z]*|jeune)_ (repas|manger)_ (degoute|deteste|coupable|grosse?|moche|kilos)
  (deteste|degoute|hais)_ (corps|moi|visage|reflet|ventre)$
  personne_ (me|m) (aidera|aide~|aimera|croira)$
  mange (pomme|yaourt|feuille|salade|biscotte)_ _ maigrir
  (arrete|arrive)( pas| plus)+ pleurer( depuis| tous| soir| nuit| pour| quand| et|$)
  suis pas bien( tout| moi| en ce moment| depuis| tete|$)
  (suis|vais)( au)? plus mal$
  (gratte|mord~|griffe|frotte|pince|tape)_ (jusque?|jusqua|jusqu a)?_? (sang|saigner)
  me( suis)? coupe~_ (salle bain|douche|toilettes|ma chambre|mon lit|expres)(?! (cheveux|ongles))
  (je|me) saute~( mes| mon| tous| cette)* repas
  mange~? que (pommes?|salade|yaourts?|legumes|fruits)
  (grosse?|moche|enorme|maigrir|mince|poids)( \\.)?_ _ (mange~|manger)( rien| plus| pas)
  (fais|pese)( que)?_ kilos_ _ (maigrir|grosse|perdre)
  phobie (nourriture|manger|grossir)
  (suis|crois)_ (anorexique|boulimique|depressi[a-zA-Z]*)
  je (me sens|vais) \\S+ mal( depuis| chez| tout|$)
  ouvre~? (peau|veines|bras|poignets?)
  (pince|mord~|frappe|tape|serre)_ (bleus|marques|traces)$
  vomir expres
  je affame
  bois que eau
  (deteste|degoute|hais)_ _ miroir
  `,
  NAMES,
)
