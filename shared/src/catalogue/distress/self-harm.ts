import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Harm to oneself, to one's body, and the sadness that does not end. */
export const saysSelfHarm = compile(
  `
  je me (deteste|degoute)(?! pas)
  (honte|degoute)_ moi$
  me( suis)? (coupe~|taillade~|entaille~|griffe~|brule~|mord~|blesse~|pique~)$
  me( suis)? (coupe~|taillade~|entaille~|griffe~|brule~|mord~|blesse~|ouvre~)_ (veines|bras|poignets?|poigne|cuisses|jambes|peau|ventre|expres|volontairement|lame|compas|conpas|compa|cutter|rasoir|briquet|cachette|soir|nuit|chambre|lit|saigne|sang|pour (oublier|sentir|me|plus|aller|calmer)|quand)
  (me|m)( suis)? (faire|faisais)_ (vomir|saigner|souffrir)
  (cache~|cacher|vois|vu|voir|montre~)_ (mes|mon|ma)? ?(bras|cicatrices?|marques|bleus|coupures|poignets|blessures)( pour| a| quand| parce|$)
  (cicatrices?|marques|coupures|traits|traces)_ (mes|mon|ma|sur) (bras|poignets|cuisses|jambes)
  je_ (mange|avale|bouffe|mang)( plus| presque| quasi)+( rien)?( depuis| jours| du tout| trois| deux| midi| pour|$)
  (arrete~|arreter|refuse|prive|veux plus|peux plus|envie plus)_ (manger|nourrir|alimenter)_ (maigrir|mince|moche|gros|grosse|poids|$)
  vomi(s|t|r)?( tout| mes| apres| expres| chaque| ce que| quand| en cachette| repas)+ (je|mange|repas|cachette|toilettes|$)
  (suis)( si)? (gros|grosse|moche|enorme|laide|laid|degueulasse|obese)( et| pour que| comparee?| par rapport| je|$)
  me (trouve|sens|vois)( que)? (gros|grosse|moche|enorme|laide|laid|degueulasse|obese|horrible|hideux|hideuse|immonde|repugnante?|degoutante?)(?! (en|a|pour jouer))
  (peur|angoisse|flippe)( a)? (grossir|prendre_ (kilo|poids)|manger)
  je_ (vais|va)( pas| plus)+ bien( tout$| en ce moment| depuis| moi| chez| moment$| tous|$)
  (ca|sa|cela) va( plus| pas)+( bien)?( du tout| chez| a maison| en ce moment| depuis| dans (ma )?(tete|famille)| moi)*$
  (vais|suis|sens|sentir|va)( si| bien)* mal( dans| depuis| tout| ces| chez| au college| en ce| a interieur|$)
  mal etre
  je_ (desespere|depressif|depressive|deprime|malheureux|malheureuse|brise|detruit|detruite|suicidaire)
  (suis|sens|reste|mange)( si| tout| toute| toujours)* (seul)( au monde| monde| tout temps| depuis| au college| a ecole| recre| cantine| a cantine| a recre| contre| dans cour| et (personne|triste|je)| je pleure| chaque| midi| tous|$)
  me (sens|sentir)( si| comme)* (vide|abandonne|invisible|sale|coupable|salie|nul$|rejete|inutile|exclu|danger|piege|dechet|monstre|transparent|transparente|mort interieur|morte interieur)
  je (souffre)( en silence| silence| tous| chaque| depuis| interieur)?$
  (en|ma|fais) (depression|deprime)( depuis| je|$)
  pleure~( seul)?( tout temps| tous| toutes| sans| chaque| dans (mon|ma|toilettes|lit)| cachette| en cachette| soir| nuit| quand je rentre| tout seul| toute seule| en rentrant| pour rien| a chaque| depuis| arret)*_ (temps|jours|soirs|nuits|lit|chambre|oreiller|raison|savoir|pourquoi|arret|cachette|toilettes|rentre|rien|seul)
  (dors|dormir|sommeil)( plus| pas)+( nuit| depuis| cause| tellement)_ (peur|nuit|cause|depuis|penser|eux|lui|$)
  personne_ (me|m|maime|mecoute) (aime|comprend|ecoute|parle|croit|aide|calcule|voit|croirait|croira|defend|supporte)( plus| pas| jamais)?( a maison| au college| depuis| dans classe| chez| moi|$)
  personne_ (veut)( plus)? (moi|me|etre (avec|ami)|jouer avec|manger avec|asseoir|a cote|parler|mettre avec moi)
  (pas|plus|aucun|zero|jamais eu)_ (ami|copain|copine|pote)$
  (soulage|calme|libere|mieux|bien)_ (faire mal|couper|sang|saigner|douleur)
  (arrache)_ (cheveux|peau|ongles|croutes)
  (plante|enfonce|gratte|lacere)_ (compas|bras|peau|sang|main)
  (traits|entailles|coupures|brulures)_ (bras|cuisses|poignets?|jambes)
  laxatifs?
  (pese)_ (fois|jour|matin)_ (jour|obsede|grosse?|mange~)
  pas mange_ (depuis|jours|hier|semaine)_ (grosse?|maigrir|expres|moche|jours|poids|$)
  (prends|sors|cache|utilise)_ lame(?!_ (microscope|verre|eau|scie))
  rien mange_ (depuis|jours)
  (arrive|peux|sais)( plus)+( a)? (sourire|rire|vivre|etre heureu[a-zA-Z]*|avancer)
  perdue?_ besoin_ aide
  (lame|cutter|rasoir|compas|ciseaux|verre|briquet)_ (bras|peau|me coupe|m en sers|saigne|trousse|poignets?|cuisses)
  me (frappe|tape|gifle|griffe|pince|mord|cogne) quand_ (colere|enerve|mal|nul|rate|triste|pleure|seul)
  me punir
  (mange|avale|bouffe|goinfre)_ (puis|apres|ensuite|et)_ (vomi[a-zA-Z]*|regrette|coupable|degoute|deteste)
  (degoute|honte|deteste|horreur)_ (quand je me (vois|regarde)|miroir|glace|mon (ventre|corps|visage|reflet)|ma (tete|gueule|vie)|mes cuisses)
  (mon|ma|mes) (ventre|corps|visage|reflet|cuisses|tete|gueule)( me)?_ (degoute|deteste|horreur|honte|moche|horrible)
  (maigre|mince|maigrir|poids)_ (tout prix|encore|jamais assez|plus que tout|vite)
  (sens|suis) (nul)( et)? (inutile|moche|seul|triste|rien)
  (triste|mal|seul|vide)_ (sans raison|tous jours|tout temps|depuis (semaines?|mois|longtemps))
  (personne|aucun ami|pas d ami)_ (voit|remarque|existe|invisible)
  je_ me force(r)?( a)? (vomir|pas manger|jeuner|rien manger)
  (obsede)_ (poids|ventre|calories|nourriture|corps)
  (saigne|sang|me coupe|me brule|me griffe|me fais mal|lame)_ (mieux|soulage~|calme~|libere~|aide~|bien)(?! (reviser|dans))
  (me|m) brule~_ (allumettes?|briquet|cigarettes?|expres|bougie|peau|bras)
  (lame|rasoir|cutter)_ (cache~|ma chambre|ma poche|mon lit|tiroir|oreiller)
  je_ me (tape|frappe|cogne|gifle|mords) (dessus|moi|tete|$)
  mange~( plus| rien| que| pas| moins)+_ _ (maigrir|mincir|mince|grosse?|poids|kilos|moche)
  (mange|calories|repas|nourriture)( et| je| me| toutes)* (culpabilise|coupable|sens mal|degoute|deteste)
  (cache|jette|recrache|evite)_ (nourriture|repas|manger)
  (perdu|perdre|perds)_ (kilos?|poids)_ (vertiges?|malaises?|evanouie?|encore|faible|continuer|degoute|deteste)
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
  je (me sens|vais) \\S+ mal( depuis| chez| tout|$)
  ouvre~? (peau|veines|bras|poignets?)
  (pince|mord~|frappe|tape|serre)_ (bleus|marques|traces)$
  vomir expres
  bois que eau
  (deteste|degoute|hais)_ _ miroir
  `,
  NAMES,
)
