/**
 * A line a verb, its parts parted by bars: infinitive, what may follow it in a sentence, present (six forms), stem of the
 * imperfect, passé simple (six forms), stem of the future, subjunctive (six forms), imperative (three forms), participle, auxiliary.
 */
export const VERB_TABLE = `
chanter|une chanson|chante chantes chante chantons chantez chantent|chant|chantai chantas chanta chantâmes chantâtes chantèrent|chanter|chante chantes chante chantions chantiez chantent|chante chantons chantez|chanté|avoir
manger|une pomme|mange manges mange mangeons mangez mangent|mang|mangeai mangeas mangea mangeâmes mangeâtes mangèrent|manger|mange manges mange mangions mangiez mangent|mange mangeons mangez|mangé|avoir
lancer|le ballon|lance lances lance lançons lancez lancent|lanc|lançai lanças lança lançâmes lançâtes lancèrent|lancer|lance lances lance lancions lanciez lancent|lance lançons lancez|lancé|avoir
appeler|le chien|appelle appelles appelle appelons appelez appellent|appel|appelai appelas appela appelâmes appelâtes appelèrent|appeller|appelle appelles appelle appelions appeliez appellent|appelle appelons appelez|appelé|avoir
jeter|les vieux papiers|jette jettes jette jetons jetez jettent|jet|jetai jetas jeta jetâmes jetâtes jetèrent|jetter|jette jettes jette jetions jetiez jettent|jette jetons jetez|jeté|avoir
acheter|du pain|achète achètes achète achetons achetez achètent|achet|achetai achetas acheta achetâmes achetâtes achetèrent|achèter|achète achètes achète achetions achetiez achètent|achète achetons achetez|acheté|avoir
envoyer|une lettre|envoie envoies envoie envoyons envoyez envoient|envoy|envoyai envoyas envoya envoyâmes envoyâtes envoyèrent|enverr|envoie envoies envoie envoyions envoyiez envoient|envoie envoyons envoyez|envoyé|avoir
essuyer|la table|essuie essuies essuie essuyons essuyez essuient|essuy|essuyai essuyas essuya essuyâmes essuyâtes essuyèrent|essuier|essuie essuies essuie essuyions essuyiez essuient|essuie essuyons essuyez|essuyé|avoir
finir|le travail|finis finis finit finissons finissez finissent|finiss|finis finis finit finîmes finîtes finirent|finir|finisse finisses finisse finissions finissiez finissent|finis finissons finissez|fini|avoir
choisir|un livre|choisis choisis choisit choisissons choisissez choisissent|choisiss|choisis choisis choisit choisîmes choisîtes choisirent|choisir|choisisse choisisses choisisse choisissions choisissiez choisissent|choisis choisissons choisissez|choisi|avoir
remplir|la carafe|remplis remplis remplit remplissons remplissez remplissent|rempliss|remplis remplis remplit remplîmes remplîtes remplirent|remplir|remplisse remplisses remplisse remplissions remplissiez remplissent|remplis remplissons remplissez|rempli|avoir
réussir|l’exercice|réussis réussis réussit réussissons réussissez réussissent|réussiss|réussis réussis réussit réussîmes réussîtes réussirent|réussir|réussisse réussisses réussisse réussissions réussissiez réussissent|réussis réussissons réussissez|réussi|avoir
prendre|le train|prends prends prend prenons prenez prennent|pren|pris pris prit prîmes prîtes prirent|prendr|prenne prennes prenne prenions preniez prennent|prends prenons prenez|pris|avoir
apprendre|la leçon|apprends apprends apprend apprenons apprenez apprennent|appren|appris appris apprit apprîmes apprîtes apprirent|apprendr|apprenne apprennes apprenne apprenions appreniez apprennent|apprends apprenons apprenez|appris|avoir
attendre|le bus|attends attends attend attendons attendez attendent|attend|attendis attendis attendit attendîmes attendîtes attendirent|attendr|attende attendes attende attendions attendiez attendent|attends attendons attendez|attendu|avoir
entendre|un bruit|entends entends entend entendons entendez entendent|entend|entendis entendis entendit entendîmes entendîtes entendirent|entendr|entende entendes entende entendions entendiez entendent|entends entendons entendez|entendu|avoir
perdre|les clés|perds perds perd perdons perdez perdent|perd|perdis perdis perdit perdîmes perdîtes perdirent|perdr|perde perdes perde perdions perdiez perdent|perds perdons perdez|perdu|avoir
peindre|un mur|peins peins peint peignons peignez peignent|peign|peignis peignis peignit peignîmes peignîtes peignirent|peindr|peigne peignes peigne peignions peigniez peignent|peins peignons peignez|peint|avoir
courir|dans le parc|cours cours court courons courez courent|cour|courus courus courut courûmes courûtes coururent|courr|coure coures coure courions couriez courent|cours courons courez|couru|avoir
tenir|la corde|tiens tiens tient tenons tenez tiennent|ten|tins tins tint tînmes tîntes tinrent|tiendr|tienne tiennes tienne tenions teniez tiennent|tiens tenons tenez|tenu|avoir
voir|la mer|vois vois voit voyons voyez voient|voy|vis vis vit vîmes vîtes virent|verr|voie voies voie voyions voyiez voient|vois voyons voyez|vu|avoir
pouvoir|entrer|peux peux peut pouvons pouvez peuvent|pouv|pus pus put pûmes pûtes purent|pourr|puisse puisses puisse puissions puissiez puissent|- - -|pu|avoir
vouloir|dessiner|veux veux veut voulons voulez veulent|voul|voulus voulus voulut voulûmes voulûtes voulurent|voudr|veuille veuilles veuille voulions vouliez veuillent|- - -|voulu|avoir
devoir|patienter|dois dois doit devons devez doivent|dev|dus dus dut dûmes dûtes durent|devr|doive doives doive devions deviez doivent|dois devons devez|dû|avoir
savoir|nager|sais sais sait savons savez savent|sav|sus sus sut sûmes sûtes surent|saur|sache saches sache sachions sachiez sachent|sache sachons sachez|su|avoir
mettre|un manteau|mets mets met mettons mettez mettent|mett|mis mis mit mîmes mîtes mirent|mettr|mette mettes mette mettions mettiez mettent|mets mettons mettez|mis|avoir
lire|un roman|lis lis lit lisons lisez lisent|lis|lus lus lut lûmes lûtes lurent|lir|lise lises lise lisions lisiez lisent|lis lisons lisez|lu|avoir
écrire|une carte|écris écris écrit écrivons écrivez écrivent|écriv|écrivis écrivis écrivit écrivîmes écrivîtes écrivirent|écrir|écrive écrives écrive écrivions écriviez écrivent|écris écrivons écrivez|écrit|avoir
dire|la vérité|dis dis dit disons dites disent|dis|dis dis dit dîmes dîtes dirent|dir|dise dises dise disions disiez disent|dis disons dites|dit|avoir
faire|un gâteau|fais fais fait faisons faites font|fais|fis fis fit fîmes fîtes firent|fer|fasse fasses fasse fassions fassiez fassent|fais faisons faites|fait|avoir
être|en retard|suis es est sommes êtes sont|ét|fus fus fut fûmes fûtes furent|ser|sois sois soit soyons soyez soient|sois soyons soyez|été|avoir
avoir|une idée|ai as a avons avez ont|av|eus eus eut eûmes eûtes eurent|aur|aie aies ait ayons ayez aient|aie ayons ayez|eu|avoir
boire|un verre d’eau|bois bois boit buvons buvez boivent|buv|bus bus but bûmes bûtes burent|boir|boive boives boive buvions buviez boivent|bois buvons buvez|bu|avoir
recevoir|un colis|reçois reçois reçoit recevons recevez reçoivent|recev|reçus reçus reçut reçûmes reçûtes reçurent|recevr|reçoive reçoives reçoive recevions receviez reçoivent|reçois recevons recevez|reçu|avoir
croire|cette histoire|crois crois croit croyons croyez croient|croy|crus crus crut crûmes crûtes crurent|croir|croie croies croie croyions croyiez croient|crois croyons croyez|cru|avoir
dormir|dans la tente|dors dors dort dormons dormez dorment|dorm|dormis dormis dormit dormîmes dormîtes dormirent|dormir|dorme dormes dorme dormions dormiez dorment|dors dormons dormez|dormi|avoir
ouvrir|la porte|ouvre ouvres ouvre ouvrons ouvrez ouvrent|ouvr|ouvris ouvris ouvrit ouvrîmes ouvrîtes ouvrirent|ouvrir|ouvre ouvres ouvre ouvrions ouvriez ouvrent|ouvre ouvrons ouvrez|ouvert|avoir
connaître|le chemin|connais connais connaît connaissons connaissez connaissent|connaiss|connus connus connut connûmes connûtes connurent|connaîtr|connaisse connaisses connaisse connaissions connaissiez connaissent|connais connaissons connaissez|connu|avoir
vivre|en ville|vis vis vit vivons vivez vivent|viv|vécus vécus vécut vécûmes vécûtes vécurent|vivr|vive vives vive vivions viviez vivent|vis vivons vivez|vécu|avoir
aller|à la piscine|vais vas va allons allez vont|all|allai allas alla allâmes allâtes allèrent|ir|aille ailles aille allions alliez aillent|va allons allez|allé|être
venir|à la fête|viens viens vient venons venez viennent|ven|vins vins vint vînmes vîntes vinrent|viendr|vienne viennes vienne venions veniez viennent|viens venons venez|venu|être
partir|en voyage|pars pars part partons partez partent|part|partis partis partit partîmes partîtes partirent|partir|parte partes parte partions partiez partent|pars partons partez|parti|être
arriver|à la gare|arrive arrives arrive arrivons arrivez arrivent|arriv|arrivai arrivas arriva arrivâmes arrivâtes arrivèrent|arriver|arrive arrives arrive arrivions arriviez arrivent|arrive arrivons arrivez|arrivé|être
entrer|dans la salle|entre entres entre entrons entrez entrent|entr|entrai entras entra entrâmes entrâtes entrèrent|entrer|entre entres entre entrions entriez entrent|entre entrons entrez|entré|être
rester|à la maison|reste restes reste restons restez restent|rest|restai restas resta restâmes restâtes restèrent|rester|reste restes reste restions restiez restent|reste restons restez|resté|être
tomber|dans l’escalier|tombe tombes tombe tombons tombez tombent|tomb|tombai tombas tomba tombâmes tombâtes tombèrent|tomber|tombe tombes tombe tombions tombiez tombent|tombe tombons tombez|tombé|être
`
