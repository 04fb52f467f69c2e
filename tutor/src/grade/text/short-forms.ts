/** What pupils write in messages, or say among themselves, and what it stands for; apostrophes are straight. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  `c c'est;cest c'est;ct c'était;cetait c'était;pk pourquoi;pq pourquoi;pourkoi pourquoi;pcq parce que;pck parce que;psk parce que;psq parce que;
  parsk parce que;parske parce que;parceque parce que;pasque parce que;paske parce que;parcque parce que;jms jamais;tjs toujours;tjr toujours;tjrs toujours;bcp beaucoup;bcoup beaucoup;qd quand;
  kan quand;kand quand;qan quand;ds dans;pr pour;tt tout;tte toute;ts tous;ki qui;ke que;koi quoi;nn non;nan non;vrmt vraiment;ya y a;yavait il y avait;chui je suis;
  jpense je pense;jcrois je crois;ect etc;qlq quelque;qqch quelque chose;qqc quelque chose;qqun quelqu'un;jsuis je suis;mtn maintenant;pdt pendant;ns nous;
  vs vous;kil qu'il;kils qu'ils;kel qu'elle;kon qu'on;qu'on qu'on;dc donc;dnc donc;pcke parce que;av avec;avk avec;avc avec;mm même;cmt comment;com comme;ki qui;
  sui suis;fo faut;ptetre peut-être;ptet peut-être;pê peut-être;tps temps;gvt gouvernement;nb nombre;pb problème;cad c'est-à-dire;càd c'est-à-dire;
  svnt souvent;pls plus;pl plus;entr entre;msg message;ex exemple;env environ;xq parce que;pask parce que;pcqu parce qu;
  pa pas;tro trop;alor alors;jamai jamais;moin moins;fai fait;di dit;fé fait;peuve peuvent;veule veulent;sai sait;veu veut;fon font;von vont;jai j'ai;jetais j'étais;jetai j'étais;kelle qu'elle;kelles qu'elles;souven souvent;
  info information;infos informations;pers personne;sing singulier;plur pluriel;fem féminin;fém féminin;masc masculin;adj adjectif;gde grande;gd grand;ché chez;
  boulo travail;boulots travail;boulot travail;taf travail;bosse travaille;bosses travailles;bossent travaillent;bosser travailler;bossait travaillait;bossaient travaillaient;bossé travaillé;
  fric argent;thune argent;thunes argent;pognon argent;gosse enfant;gosses enfants;bouffe nourriture;bagnole voiture;bagnoles voitures;toubib médecin;toubibs médecins`
    .split(';')
    .map(pair => {
      const [short = '', ...full] = pair.trim().split(' ')
      return [short, full.join(' ')]
    }),
)
