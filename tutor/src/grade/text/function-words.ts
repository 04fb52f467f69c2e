/** Words that are no nouns, adjectives or verbs, folded: the lexicon has none of them. */
export const FUNCTION_WORDS = `
  a ai ainsi alors apres arriere assez au aucun aucune aujourd'hui auparavant auquel aussi aussitot autant autour autre autrefois autrement
  autres autrui aux auxquelles auxquels avant avec beaucoup bien bientot c ca car ce ceci cela celle celles celui cent cependant certain
  certaine certaines certains ces cet cette ceux chacun chacune chaque chez ci cinq cinquante combien comme comment contre d dans davantage
  de debout dedans dehors deja demain depuis derriere des desormais dessous dessus deux devant dix donc dont douze du durant elle elles en
  encore enfin ensemble ensuite entre envers environ est et etc eux exces fois gre grace guere hier hors huit ici il ils j jadis jamais je jusqu
  jusque l la laquelle le lequel les lesquelles lesquels leur leurs loin longtemps lors lorsqu lorsque lui m ma mais mal malgre me meme
  memes mes mieux mille moi moins moitie mon n naguere ne neanmoins neuf ni non nos notre nous nul nulle on onze or ou outre par parce parfois
  parmi partout pas pendant personne peu peut-etre plupart plus plusieurs plutot pour pourquoi pourtant pres presque puis puisqu puisque qu
  quand quant quarante quasi quatre quatorze que quel quelle quelles quelqu quelque quelques quels qui quinze quoi quoique rien s sa sans sauf
  se seize selon sept ses si sinon sitot six soi soit son souvent sous suite sur surtout t ta tandis tant tantot tard te tel telle telles
  tels tes toi ton tot toujours tous tout toute toutefois toutes travers treize trente tres trois trop tu un une unes uns vers vingt vis vite
  vos votre vous vraiment y zero hui tellement pis dela afin aupres voici voila quatrieme ok oui
`
  .trim()
  .split(/\s+/)
