import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Humiliation, exclusion, threats, at school, at home and on the net. */
export const saysCruelty = compile(
  `
  (pere|mere|papa|maman|parents)_ (boit)( tous| soir| alcool|$)
  (SUBJ)_ (ME)( a)?( dessus| tous| pas| plus| deja| temps)* (HURT)(?!_ (heure|colle|controle|mauvaise|retenue|mot))
  (me|m|nous)( ont| a| avait)? (insulte~|humilie~|menase~|menace~|harcele~|arcele~|rabaisse~|rackette~|agresse~|viole~|maltraite~|violente~|traite~_ (grosse?|pd|pute|sale))(?!_ (heure|colle|controle|mauvaise|retenue|exclure|mot))
  (me|m|se|nous)( suis)? (fais|faisais|suis)_ (insulter|harceler|humilier|racketter|traiter|rejeter|embeter|menacer|victimiser|rabaisser|moquer|exclure|violer|toucher|emmerder|clasher|afficher|critiquer|suivre|embrasser)
  (suis|etre|ai ete|ete|sens)( si)? (insulte|harcele|humilie|menace|rackette|viole|rejete|maltraite|victime|persecute|exclu|souffre douleur|bouc emissaire|tete turc)( par| au college| ligne| sur| tous| dans| depuis| cause| harcelement| racket| viol| groupe| snap| classe| violence| chez| moquerie|$)
  (?<! (main|tete|ventre|dos|pied|genou|bras|dent|cheville|jambe|cou|epaule|poignet) )(me|m|nous) (fait|font|faisait|fasse|fassent)( du)* mal(?! (force|tete|ventre|dos|pied|genou|au|a tete|a ventre|bras|dent|cheville|jambe|cou|yeux|oreille|coeur|aux))
  (PERSON)_ (me|m|nous) (fait|font|faisait) peur
  (moque~|rit|rient|rigole~|ricane~|fout|foutent|mokent)_ (moi|nous|mon (physique|poids|corps|accent|nez|nom|handicap|origine)|ma (tete|voix|couleur|religion|mere|gueule|taille)|mes (habits|vetements|boutons|dents|cheveux|oreilles|chaussures|lunettes|kilos)|gueule)
  (que|qu) (on|ils|elles|eux|mon frere|mon pere)_ (se moque~|arrete~( de)? (me|m|mon)|laisse~ tranquille|embete~|foutent paix|me laisse~|laissent)
  (tout monde|classe|tous|toutes)_ (me|m|se|contre)( tous)? (deteste~|rejete~|ignore~|moque~|contre moi|moi$|evite~|insulte~|fuit|fuient|tourne dos)
  ligue~ contre moi
  (me|m|nous) (laisse~|laissent|mette~|met|mettent|mis)_ (cote|seul|ecart|dehors|sans manger)( tous| recre| nuit| cantine| dans| toujours| depuis| et|$)
  (cache~|vole~|jete~|casse~|dechire~|abime~|pique~|crache~|renverse~)( tout| temps| dans| sur)* (mes|mon|ma) (affaires?|cahiers?|habits|gouters?|argent|sac|cartable|telephone|portable|manteau|trousse|tel|cantine|lunettes|chaussures|blouson|dejeuner)
  (reclame~|demande~|exige~|veule~|donne~|donner|prend~|prendre|vole~|pique~|prenne~)( me| leur| lui| nous| mon| de)* (argent|sous|fric|thune)( sinon| tous| recre| pour| chaque| college| et| je| me|$)
  (dise~|disent|dit|ecrit|ecrive~|envoie~|envoient|mettent|traite~)( me| moi| m| tous| temps| que| a| je)*( suis| devrais| dois| merite| pourrais| ferais mieux| aller| va)* (mourir|creve|tuer|suicider|pendre|existe pas|moche|grosse|gros|degueulasse|sers a rien|vaux rien|merde|disparaitre)
  ^ ?(va )(te tuer|crever|te pendre|mourir|te suicider)
  (peur|terrorise|angoisse)_ (aller|retourner|rentrer|venir|rester|sortir)_ (college|maison|ecole|chez moi|moi|lui|eux|bus|toilettes|vestiaires|cantine|recre|cour|seul avec|pere)(?! (oral|expose|controle|examen))
  (peur|terrorise~)( que| quand| a| encore)*( mon| ma| mes)? (pere|mere|papa|maman|beau pere|belle mere|parents|oncle|frere|cousin|voisin|copain|eux|lui|elle|entraineur|rentrer|il)( me| rentre| boit| crie| revient| vienne| qui| quand| soir| recommence| fasse| saoul| bourre|$)
  peur (chez moi|maison|a maison)
  (boule|mal) (au|a)? ?ventre_ (aller|pars|partir|venir|rentrer)_ (college|ecole|cour|cause|eux|maison|lui)
  (cache|refugie|enferme|planque|reste|mange)( me| m| tout)*( dans)? toilettes_ (recre|midi|pour|voir|eux|ils|qu|cause|tout|temps|pendant|$)
  (groupe|discussion|conversation|conv|page|story)( snap| insta| whatsapp| discord| tiktok| classe| secret)*( pour| sur| contre| ou| dans| pour se)+( ils| on| elles| tout monde| se| m)*( moi| moque~| moquer| insulte~| critique~| parlent)
  (faux|fausse|fake) (compte|profil|page|conte)
  (cree~|fait|font|ouvert)_ compte_ (mes|mon|ma|moi) (photos?|nom|prenom|tete|$)
  (rumeurs?|mensonges|ragots)_ (moi|sur ma|sur mon)
  (messages|commentaires|vocaux|sms)( qui)?( font)? (mechants?|horribles?|haineux|insultes|menaces?|bizarres?|sexuels?|degueulasses?|peur|mort|anonymes?)
  (insulte~|insultes|harcele~|menase~|menaces|moque~|affiche~|critique~|clashe~)( me| m| moi| fais| tous)*( sur| via| dans| par) (snap|snapchat|insta|instagram|tiktok|whatsapp|discord|internet|reseaux|groupe|twitter|facebook|message|tel)(?! (perso|prof))
  (diffuse~|partage~|poste~|publie~|envoye~|balance~|montre~|fait tourner|font tourner|mis|met|mettre|mettent)_ (photos?|videos?|images?|nudes?|vocaux|foto|screens?|captures?)_ (moi|nu|nue|intimes?|humiliantes?|sans|toilettes|douche|privees?|mes|pleurais|corps|mon)
  (photos?|videos?|nudes?|foto|images?)_ (moi|nue?)_ (tourne~|circule~|partout|envoye~|internet|snap|reseaux|groupe|classe|college)
  (mes|ma) (photos?|videos?|nudes?|foto)_ (tourne~|circule~|partout|internet|groupe|toute classe)
  (menase~|veut|va|dit qu)( me| m| de)*_ (publier|poster|diffuser|balancer|partager|montrer)_ (mes|ma|photos?|videos?|messages|tout|secret)
  (filme~|filmer|photographie~|pris_ photo)_ (vestiaires?|toilettes|douche|change~|nue?|pleurais|tombais|me tape~|frappe~)
  chantage
  (violent|violente|violence)_ (maison|chez moi|avec moi|nous|envers moi|contre moi|boit|bu|ma mere|maman|moi)
  (boit|boire|bourre|saoul|ivre|alcool|alcoolique|bu)_ (violent|violente|crie~|tape~|frappe~|casse~|mechant|mechante|peur|hurle~|bizarre|enerve)
  (PERSON)_ (boivent|se drogue|alcoolique|violent)( tous| soir| alcool|$)
  (crie~|hurle~|bat|battent|gueule~|casse~|frappe~|tape~|dispute~)_ (chez moi|maison|tous soirs|toutes nuits|chaque soir)
  chez moi_ (crie~|hurle~|bat|battent|gueule~|casse~|frappe~|tape~|peur|violence|enfer|tape|horrible)
  (SUBJ)_ (me|m|nous) (enferme~|attache~|prive~|affame~|sequestre~)_ (cle|manger|cave|chambre|dehors|sans|toilettes|placard|garage|noir|$)
  (mis|met|vire~|jete~|foutu|fout|mettre)( me| m| nous| a| ma)*( porte| dehors)( chez| cette| maison| nuit| mon| mes| hier|$)
  (rien|pas)( a)? manger_ (chez moi|maison|ce soir|tous)
  (plus|pas)( en)? securite
  insecurite (chez|maison)
  (pere|mere|papa|maman|parents|beau pere|belle mere|elle|il)_ (donne|donnent|laisse|laissent)( me)?( pas| plus| rien)+( me)?( a)? manger
  (prive~|privent)_ (manger|nourriture|repas)
  (dormir|dors)_ (dehors|balcon|couloir|garage|par terre)_ (punition|beau|pere|mere|quand|puni|parce)
  (mere|pere|maman|papa|parents|elle|il)_ (regrette|aurait prefere|veut plus|aime pas|aime plus|deteste|hait)_ (moi|me|avoir|naitre|eu|m|que je)
  (dit|disent|repete~)_ (jamais du naitre|aurais pas du naitre|suis erreur|accident|bon a rien|bonne a rien|veut plus moi|sers a rien|nulle?|incapable|raterai|honte)
  (jamais|pas) (du|fallu) (naitre|avoir|me faire)
  (abandonne~|renie~|chasse~)_ (moi|me|parents|mere|pere)
  (me|m|nous)_ (abandonne~|renie~|chasse~|laisse tomber)( parents| mere| famille| maison| comme|$)
  (sorti|pris|avec|menace~)_ (couteau|arme|batte|fusil)_ (moi|mere|maman|nous|dit|menace~|tuer)
  (couteau|arme|fusil)_ (gorge|sur moi|cou|ventre|devant moi|sous)
  (parents|pere|mere|papa|maman)_ (se battent|se tapent|se frappent|se bat|se tape|dispute~ tout temps|s insultent|se hurlent)
  (frappe~|tape~|etrangle~|bat|cogne~)_ (mere|maman|soeur|petit frere)
  (ils|elles|on)_ (me|m) (lachent|lache|laisse|laissent|cherche~|cherchent|saoulent|foutent)( pas| jamais| plus)*( tranquille| paix)?( tous| depuis| a chaque| recre| jamais|$)
  (baisse~|enleve~|descendu|arrache~)_ (pantalon|jupe|short|culotte|jogging)
  (croche) (pied|patte)
  (me|m|moi) (lance~|jete~|balance~)
  (lance~|jete~|balance~)_ sur moi
  (tete|pousse~|enferme~|coince~|plonge~)_ (toilettes|poubelle|cuvette|chiottes|casier)
  (me|m) (imite~|imitent|singe~)
  (imitent|imite~)_ ma (voix|facon|demarche)
  (surnom|surnomme~|appelle~)_ (moche|grosse?|baleine|rat|monstre|sale|horrible|mechants?|humiliants?|lard|vache|cochon|boule)
  (choisi|pris|prise|equipe|groupe)_ (dernier|derniere|jamais|personne)_ (moi|veut|sport|tout temps|toujours|$)
  (veut|veulent|veule~)( pas| plus| jamais)+ (se mettre|etre|asseoir|manger|jouer|parler)( avec| a cote| a)* moi$
  si (je|j)_ (parle|dis|raconte|balance|denonce|porte plainte)_ (tuer|frapper|taper|pire|tape~|frappe~|va|vont|fera|feront|vengent|publier|famille|regretter)
  (pirate~|vole~|hacke~)_ (compte|snap|insta|telephone)_ (insulte~|photos?|moi|messages|humilie~)
  (sondage|stickers?|live|montages?|deepfake|tiktok|video|gif)( pour| sur| avec| de| contre| ou)*_ (moi|ma tete|mon visage|ma photo|moche|humilie~|mes photos)
  (ajoute~|mis|met|mettent|invite~)_ groupe_ (insulte~|moque~|humilie~|menace~)
  kill yourself
  (insultes|remarques|blagues|propos|moqueries)_ (racistes?|homophobes?|sur moi|poids|physique|couleur|religion|sexistes?)
  sale (arabe|noir|juif|juive|pd|pede|race|gros|grosse|gouine|chinois|negre|gitan)_ (me|m|on|tous|disent|dit|traite~|$)
  (isole~|isolement|mis ecart|mise ecart|ecart)_ (classe|groupe|moi|college|tous|autres|$)
  (humilie~|rabaisse~|insulte~|engueule~)_ devant (tout monde|classe|toute classe|tous|amis)
  (bouscule~|pousse~)_ (couloirs?|escaliers?|expres|casiers?|contre mur)
  (planter|tabasser|egorger|defoncer|demonter|casser gueule|buter)_ (sortie|demain|college|couteau|rue)
  (allait|allaient|vont|va|veulent|veut)_ me (planter|tabasser|egorger|defoncer|demonter|buter|taper|frapper|violer)
  (suivi|suit|suivent|suis suivi)_ (rue|homme|voiture|partout|chez moi|rentrant|monsieur|inconnu|college)_ (peur|chaque|tous|moi|homme|$)
  (me|m|ma|moi|nous|je)_ (insultes|humilie~|rabaisse~|risee|souffre douleur|lynchage|moqueries|brimades)
  (insultes?|insulte~|brimades|moqueries|humiliations?)_ (tous|chaque|tout temps|insultes?|sans arret|jours|matin|recre)
  (rigole~|rient|ricane~|pouffe~|chuchote~)( tous| toujours| derriere dos)*_ (passe|parle|arrive|reponds|marche|lis|leve main|moi)
  (passer) pour moi
  (tous|monde|classe|groupe|monte~|ligue~|parents|tourne~|retourne~|famille|amies?|copines?)_ contre moi
  ose( plus| pas)+_ (sortir|aller|parler|lever|rentrer|college|recre|regarder|dire)_ (moi|college|classe|recre|maison|personne|peur|eux|parents|dehors|$)
  (expres|semblant)_ malade_ (college|ecole|aller|cour)
  ventre_ (matins?|cause|college)_ (cause|eux|college|lui|ecole)
  cache_ (lit|placard|chambre|couette)_ (dispute~|crie~|rentre|boit|tape~|peur|frappe~|hurle~|bat)
  (frappe~|tape~|cogne~|gueule~ sur)( sur)? (tout monde|tous$|nous|mes)
  (mis|met|mettre|mettent|poste~|publie~)_ (photo|video|tete)_ (moche|grosse|insulte~|moque~|ecrit|commentaires)
  peur( que| quand| a)? (lui|eux|elle)( maison| a maison| rentre| quand| recommence|$)
  (me|nous) (cache)_ (enerve|boit|rentre|crie|frappe|colere|bourre)
  (prefere|regrette|voulu)_ (avorter|pas (m avoir|de moi|avoir))
  (fait|font|faisaient) (misere|vivre enfer|croche|peur tous)
  (me|nous) (fait|font) misere
  (pourrit|pourrissent)_ vie
  (mis|mise|met|mettent|laisse~|suis) (a )?( l )?ecart
  (change~|changent|bougent|se levent|s eloignent|partent)_ (place|table|cote)_ (je|m assois|arrive|moi)
  (imite~|imitent|singent)_ (begaie|parle|marche|moi|ma|mon|comment je)
  (dors|mange)( plus| pas)+_ (cause (eux|lui|elle)|a cause)
  peur_ (attende~|attendent|suivent|tape~|frappe~|retrouve~|vengent|recommence~)
  (recois|resois|recevoir)_ (messages?|insultes?|menaces?)_ (haine|mechants?|insultes?|menaces?|mort|horribles?|tous)
  menaces? mort
  (diffuse~|partage~|poste~|publie~|envoye~|balance~)_ (mes|ma) (photos?|videos?|nudes?|messages|secrets?)
  (insulte~|tape~|frappe~|menase~|embete~|harcele~)_ (me|m|moi|nous)_ (chaque|tous jours|tout temps|toujours|depuis)
  (a|ont|tout monde|amis|copines|copains)_ (me|ma|m a|m ont|mont) (lache|laisse tomber|tourne dos|abandonne)
  (cause|apres) (ce que|ce qu)_ (il|elle|on|quil) (m a|ma|mont|m ont|me) (fait|font)
  pirate~?_ (compte|snap|insta)_ (poste|moi|insulte~|envoie|publie)
  enfants? battue?s?$
  (attrape~|pris|prend|saisi~?|serre~|tient|tenu)_ (gorge|par cou)( et| contre| quand|$)
  (enerve|colere|bourre|bu)_ (casse~|tape~|frappe~|crie~|lance~)_ (peur|tout|moi|nous|$)
  casse tout_ peur
  (oncle|pere|mere|papa|maman|frere|tonton|cousin|papi|adulte|homme|prof|voisin|quelqu|il|on)( me| m| ma| m a) ?(fait|a fait|ont fait) mal$
  (oncle|pere|mere|papa|maman|frere|tonton|cousin|papi|adulte|homme|beau pere) (me|m|ma) (a )?(fait) mal$
  (me|m|ma|m a) (lance~|jete~|balance~)_ (dessus|figure|tete|visage|gueule|moi)
  (vire~|chasse~|jete~|foutue?|mise?)( moi)?_ (maison|dehors|porte|chez moi)( depuis| hier| ce soir| cette| je| et|$)
  (honte|ose|dire|parler|peur|oublier|raconter|dis)( pas| de| a)*_ (ce que|ce qu)_ (me|m|ma|mont|nous)( a| ont)? (fait|font|faisait)
  (on|il|elle|monde|gens|classe|autres|filles|garsons|eleves)_ (me|m|ma|mont|m a|m ont)_ (dit|disent|crie~|repete~|ecri~|lance~)( que| \\.)*_ (creve|crever|mourir|meurs|pendre|te tuer|me tuer|suicider?|retourne~_ (pays|bled)|degage|moche|grosse?|exister|nulle?|sers rien|deteste~?|pue|merde)$
  (me|m|mont|ma) (appelle~|surnomme~|traite~)_ (lard|gros|grosse|baleine|moche|monstre|sale|pute|pd|bouboule|tache|dechet|rat|singe)
  (me|m|nous) (rejette~|rejettent|evite~|fuient|ignore~|exclu~)$
  (rit|rient|rigole~|moque~) (de )?(moi|nous)( cause| tous| parce| quand| devant|$)
  (messages|disent|dit|ecrivent|veulent)_ pour que je( me)? (tue|suicide|meure|pende|disparaisse)
  (photos?|videos?|nudes?|images?)( moi| nue?| intimes?)+_ _ (menace~|argent|publier|diffuser|partage~|montrer|balancer|sinon|paye)
  mes (photos?|videos?|nudes?|messages)_ _ (argent|menace~|sinon|si je|paye)
  (menace~|menase~|si je_ (paye|envoie|donne|fais)( pas)?)_ _ (photos?|nudes?|videos?|images?)
  filme~?_ (sans_ (sache|savoir|accord|dire|voulais)|partage~|a mon insu|cachette)
  (envoyer|partager|montrer|balancer)_ (mes|ma) (photos?|videos?|nudes?)_ (tout monde|classe|parents|amis|college|famille)
  expulse~_ (dort|maison|appartement|logement|hotel|rue)
  (je|on|nous)_ (suis|dort|vis|est|dormi|retrouve)( a| dans)* (rue|dehors)( depuis| ce soir| cette nuit| hier|$)
  nulle part_ (dormir|aller|vivre)
  (on|je) (a|ai)( plus| pas)+( ou)? (maison|logement|toit|appart|dormir|endroit dormir)
  pas ou dormir
  (bande|grands|eleves?|troisieme|garsons?|type)_ me (suit|suivent|attend|attendent|cherche~|course~)( apres| partout| sortie| depuis|$)
  (ecri~|dise~|disent|raconte~|dit|invente~|balance~)_ (trucs?|choses?|horreurs?|mensonges?|monde)_ (sur|contre|moi) ?(moi|toilettes|snap|insta|monde)
  (dise~|disent|dit|raconte~|ecrit|crient)_ _ je suis (pute|salope|pd|gay|lesbienne|moche|grosse?|victime|folle|fou|tapette|debile|handicapee?|inutile|dechet)$
  personne_ veu~t?_ (asseoir|travailler|jouer|parler|mettre|manger|etre)_ moi
  (dit|disent|traite~|appelle~|crie~)( me| m| moi| de)*_ sale (noir|arabe|juif|blanc|chinois|gros|pute|race|pd)
  (me|m|ma|mont|nous)_ (oblige~|force~|forcent)_ donner
  si (je|j)_ _ me (tue~?|tuent|frappe~|tape~|casse~|defonce~|retrouve~)
  (mere|pere|frere|oncle|il|elle|papa|maman)_ (me|m|ma|m a|mont|m ont)( a)? casse~ (nez|bras|dents?|doigts?|cote|jambe)
  (mon|ma) (beau |grand )?(pere|mere|oncle|tonton|frere) (frappe~|tape~|bat|cogne~)( tout| nous| quand| des| fort|$)
  (boit|bu|bourre)_ _ (mechant|mechante|violent|violente|tape~|frappe~|crie~)
  (suis|reste|punie?|dors|couche)_ sans manger
  (enferme)_ (chambre|cave|placard|noir|maison)_ (jours?|sans|cle|nuit|punition|$)
  venge~_ mes (photos?|videos?)
  va_ (tout )?(envoyer|balancer|publier|poster|montrer)( tout)? (a )?(ma famille|mes parents|mes amis|tous|tout monde|mes contacts|classe)
  (me|m)( est) arrive (truc|chose|quelque chose)( horrible| terrible| affreux|$)
  secret_ (lourd|porter|dire personne|jamais dit)
  (trucs?|choses?|mots?) (horribles?|mechants?|mechantes?|degueulasses?)( sur)? moi
  personne (me|m) _ et personne
  (elle|il|mere|pere|parents|maman|papa) (me|m) aime~?( plus| pas)$
  (jete~|pousse~|plaque~|frappe~|cogne~|tape~|projete~)_ (mere|maman|soeur|frere|moi|nous|tete)_ (mur|sol|terre|escaliers?)
  (va|vont|allait|veut|pourrait) nous (tuer|frapper|taper)
  suis enferme~_ (journee|jours|nuit|chambre|cave|noir|maison)
  (du|faut|oblige~|dois)_ (enfuir|sauver|cacher)_ (maman|mere|maison|moi|pere)
  (me|nous) (fait|font) tomber( expres| tous| escaliers?| chaque)
  (me|m) (fait|font) passer (fou|folle|menteu[a-zA-Z]*|pd|pute)
  (me|m|nous) filme~_ (moque~|rire|quand|insu|douche)
  (dois|faut|oblige~)_ donner_ argent_ (grands?|eux|ils|sinon)
  (parler|dire|raconter)_ _ passe( a)? (chez moi|maison)
  (dort|vis|vivons)_ voiture_ (maman|mere|depuis|parents|famille|$)
  `,
  NAMES,
)
