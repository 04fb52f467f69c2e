import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Sexual violence, often said around it. */
export const saysSexualViolence = compile(
  `
  (SUBJ)_ (ME)( a)? (touche~|caresse~|tripote~|pelote~|viole~|deshabille~|colle~ contre|embrasse~_ (force|sans|alors|bouche)|coince~)( partout| bizarre| la| ou| seins| fesses| entre| sous| quand| sans| pas| et| alors| cuisse| nuit| parties| expres| depuis| force| tous| poitrine| corps|$)
  touche~_ (seins|fesses|entre jambes|poitrine|sexe|zizi|culotte|cuisses?|partout|sous (jupe|habits|pull|tee))
  (fait|font|faisait|demande~|veut|montre~|oblige~|force~|dit|envoie~)( me| m| lui| moi| je| a| que| on| voir| faire)* (choses?|trucs?|gestes?|jeux?|blagues?)( bizarres?| sexuels?| degoutants?| degoutantes?| sales?| intimes?)+
  (choses|trucs|gestes) (que je|que j|que|qui)_ (veux|aime|voulais) pas
  (choses|trucs|gestes)( que)?( je)? (aime|veux|voulais|ai envie) pas
  (me|m|nous|ma)_ (force~|oblige~)_ dormir_ (terre|dehors|cave|garage)
  (oblige~|force~|forcent)( me| m| moi| ma| ete| je| on)*( a)?_ (toucher|embrasser|coucher|sucer|deshabiller|faire|regarder|envoyer|boire|dormir avec|voler|me mettre)( ca| des| amour| choses| trucs| lui| moi| avec| photos| nu| nue| porno| video| alcool|$)
  (oblige|force)_ (embrasser|toucher|coucher)
  (envoie~|envoyer|demande~|veut|reclame~|exige~)( me| lui| m| que| je| de| a| moi)*_ (photos?|videos?|foto)_ (nue?s?|intimes?|deshabillee?|sous vetements|seins|corps|sans (habits|tee|haut|rien))
  (photos?|images?|videos?|foto)( moi)? (nue?s?|intimes?|deshabillee?|sans habits)
  nude
  (vient|venait|entre~|rentre~|glisse~|dort|couche~)( me| voir| nuit| soir| se)*( dans)? (mon lit|ma chambre)( nuit| soir| quand| et| pendant| pour|$)
  (deshabille~|masturbe~|touche~|montre~|exhibe~)_ devant moi
  (montre~|montrer|envoye~)( me| m| a| son| ses| photo)*( de)? ?(sexe|zizi|penis|bite|porno|parties intimes|truc)(?! (animal|masculin))
  (demande~|dit|disait|oblige~|menase~)( me| m| moi| que| je| a| rien)* (deshabiller|rien (dire|raconter)|dire a personne|garder_ secret|le dire a personne|parler a personne)
  (ce est|cetait|etait|notre|garder)( etait)?( notre)?( petit)? secret( avec| il| entre| mon| a nous| nous|$)
  notre secret
  (abuse~|profite~)( a| ont)? (moi|nous|mon corps)
  (a|ont) abuse$
  (embrasse~|touche~|couche~)_ (sans mon (accord|consentement)|alors que_ (non|pas)|contre ma volonte|je (voulais|veux) pas|de force)
  (homme|monsieur|type|adulte|inconnu|vieux|quelqu|gars)_ (internet|snap|insta|discord|jeu|tiktok|ligne|rue|parc)?_ (rencontrer|voir seul|voir vrai|photos?|cam|webcam|suivi|suit|toucher?|monter_ voiture)
  agression sexuelle
  attouchements?
  (dit|disais|crie|repete)_ non( \\.)?_ (continue~|arrete pas|ecoute pas|force~|pas arrete|quand meme|recommence~)
  (enleve~|enlever|retire~|retirer|baisse~|baisser|souleve~)( me| m)?( ma| mes| mon)? (habits|vetements|culotte|pantalon|tee shirt|tshirt|soutien gorge|jupe|haut)_ (demande~|force~|devant (lui|elle|cam|eux)|photo|cam)
  (demande~|dit|oblige~|force~|voulait|veut|fait)_ (enlever|retirer|baisser|soulever|montrer)( mes| ma| mon)? (habits|vetements|culotte|pantalon|haut|seins|corps|tee shirt|sexe|soutien gorge|poitrine)
  (mis|met|passe~|glisse~|mettait|pose~)_ (main|doigts?)_ (culotte|pantalon|tee shirt|jupe|cuisse|seins|fesses|bouche|partout|poitrine|sous|entre)
  (frotte~|colle~)_ (moi|contre moi|contre)
  (regarde~|espionne~|mate~|filme~|entre~|rentre~)_ (douche|salle bain|change~|deshabille~|toilettes|lave)_ (moi|expres|quand|je|suis|bizarre|tout temps|$)
  (assois|asseoir|assis|assoir)_ (genoux)_ (touche~|bizarre|veux pas|aime pas|oblige~|force~|oncle)
  (fait|faisait) mal_ (bas|entre jambes|la dessous|fesses)
  (restera|reste|garde)_ (entre nous|secret)
  si (j en|j)_ parle_ (tue~|croira|tuer|mere|frappe~|faute)
  (couche~|rapport|amour)_ (voulais pas|pas envie|avais pas|oblige~|force~|refuse~|consentement|ivre)
  (argent|cadeaux?|skins?|robux|vbucks)_ (photos?|contre|nue?|venir|rencontrer|coucher)
  (copain|copine|ex|mec|petit ami)_ (force~|oblige~|menase~|frappe~|tape~|gifle~|surveille~|controle~|veut que je (couche|envoie|fasse))
  (caresse~|caresses|bisous?|embrasse~)_ (bizarres?|bouche|force~?|partout|veux pas|aime pas|voulais pas)
  (touche~|toucher)_ (aime pas|veux pas|voulais pas|pas (bien|normal)|endroits?|mal aise)
  (gestes|mains)_ (deplaces?|baladeuses?|intimes?)
  (demande~|dit|oblige~|fait promettre|promettre)( me| m| moi| que| je| a| pas| rien)*_ (pas|rien)_ (dire|raconter|parler)( personne| parents| maman| mere| a|$)
  (demande~|veut|dit|oblige~|invite~)_ (seul) avec (lui|elle)
  (me|m) (fait|faisait) (avances|propositions|remarques_ (corps|seins|fesses))
  (prof|surveillant|adulte|oncle|homme|voisin|entraineur|moniteur|animateur|beau pere|copain mere)_ avances
  me regarde_ (dors|douche|lave|change|deshabille|habille|fesses|seins)
  (touche|prenne|prendre|embrasse|regarde|caresse)( son| sa| ses)_ (truc|zizi|sexe|penis|bite|machin)
  (homme|monsieur|type|inconnu|vieux|voiture|garson|gars) me suit
  (veut|demande~|oblige~|force~|voulait)_ je (me )?(deshabille~|touche~|enleve~|montre~|mette nu|mette nue|couche~|suce~|embrasse~)
  me_ (deshabille~|mette nue?) (devant|pour|sinon|$)
  (rapport|relation|couche~)_ (voulais|veux|envie|force~?|oblige~?|consentement|consenti)( pas)?
  filme~_ (couche~|nue?|relation|rapport|amour|douche)
  (envoie~|montre~)_ (ca|video|photo) (partout|tout monde|ses potes|ses amis|classe|internet)
  (demande~|dit|propose~)( me| m)*_ (venir|aller|monter|entrer)_ (chez lui|sa chambre|sa voiture)_ (rien|personne|seul|secret|pas dire)
  (ADULT)_ _ (veut|voudrait|propose~|demande~|ecri~|parle~|envoie~|contacte~|drague~)_ _ (voir|voit|rencontrer?|cachette|secret|seule?|chez lui|adresse|camera|webcam|numero|photos? (moi|mon corps|nue?)|belle|jolie|sexy)
  (inconnue?|adulte|homme|monsieur|type|vieux|majeur)_ (connais pas|internet|\\d+ ans|insta|snap|discord|tiktok)?_ (demande~|veut|ecri~|envoie~)_ (photos?|tous jours|snap|insta|discord|video|cam)
  (rencontre~|connue?|parle~?|contacte~?)_ (internet|discord|snap|insta|tiktok|roblox|fortnite|jeu|ligne|reseaux)_ _ (voir|voit|rencontre~|\\d+ ans|photos?|seul|adresse|secret|cachette)
  (discord|snap|insta|internet|tiktok|roblox|fortnite|ligne)_ (demande~|veut|voulait)_ (photos?|voir|rencontrer|adresse|numero)( moi| seul| vrai| mon| nue?|$)
  (voit|voir|rencontre~|retrouve~)_ (cachette|secret|seuls?|sans_ parents|chez lui)$
  \\d+ ans_ (veut|voudrait|propose~|demande~)_ (voir|rencontrer|voit)
  (demande~|veut)_ adresse_ (dire|personne|seul|secret|rien)
  (camera|cam|webcam|visio)_ (enleve~|habits|nue?|deshabille~|seule?|corps|tee shirt|haut)
  (prof|entraineur|surveillant|adulte|homme|coach|animateur)_ (me|m) (envoie~|ecri~)_ (messages?|soir|nuit|belle|coeurs?|snap)
  (ete|suis|me|ma|m a|m ont|je) abusee?s?( par| sexuellement| quand|$)
  (me|m|nous|mont|ma)( a| ont)?_ (force~|oblige~|forcent|obligent)( a)*_ (voler|dealer|vendre_ (drogue|shit|cannabis)|drogue|prostituer|boire|fumer|guet|coucher|marier|mendier|travailler( tout| nuit| plus)|transporter|frapper|taper)
  prostitue~
  je me marie_ (homme|cousin|vieux|connais pas|garson)
  victime inceste
  (demande~|oblige~|force~|veut|dit)( me| m| moi| que| je| a| de| lui)* touche~(?! (ecran|ballon|fond|cible|reponse|balle|ligne|touche))
  (force~|oblige~|veut|demande~|faire)_ (fellation|sucer|sodomi[a-zA-Z]*|penetre[a-zA-Z]*)
  (prof|moniteur|entraineur|adulte|homme|oncle|tonton|cousin|voisin|surveillant|animateur|coach)_ (me|m|ma)( a)?( fait| faisait)? (bisous?|calins?|massages?|embrasse~|caresse~|serre~)
  agress[a-zA-Z]*_ sexuel[a-zA-Z]*
  (on|quelqu|il|homme|garson|grand|prof|adulte)_ (me|m a|ma|m) touche~_ (bus|metro|train|vestiaires?|toilettes|couloirs?|piscine|douche|lit|chambre|nuit)
  (homme|type|quelqu|voiture|inconnu|monsieur|gars|garson)_ (me|m|ma|m a|m ont)( a)? (suivie?|suit|suivait)
  (ADULT)_ _ (monter|montee?)_ voiture
  (me|m|nous)_ (force~|oblige~)_ _ enferme~
  (montre~|montrer|filmer)_ mes (seins|fesses|parties|sexe)
  (ADULT)_ _ rendez
  (veut|dit|voulait)_ pas que je_ (dise|raconte|parle)
  (il|elle) a_ [2-9]\\d ans_ _ (couple|amoureu[a-zA-Z]*|aime|voit|copine)
  (retrouver|rencontrer|rejoindre)_ (inconnue?|homme|monsieur|adulte)
  main_ (short|calecon|boxer|slip|soutif|entre)
  (suis|etre|tombee?) enceinte
  (montre~|regarder|envoye~)_ (porno|films? x|pornographi[a-zA-Z]*)
  (me|m|nous) (fait|font|envoie~)_ (vendre|voler|mendier|dealer|transporter)( drogue| shit| rue| magasins?| sacs?| paquets?|$)
  argent que je vole
  `,
  NAMES,
)
