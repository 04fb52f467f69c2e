/** Verbs of collège without any change of stem. */
const REGULAR = `hablar cantar bailar estudiar trabajar escuchar mirar comprar llamar llevar llegar tomar preguntar contestar ayudar bajar cambiar caminar
celebrar cenar cocinar contar_no dejar dibujar descansar desayunar enseñar entrar escapar esperar explicar ganar gritar gastar hallar invitar lavar levantar limpiar llorar
mandar nadar necesitar olvidar participar pasar peinar practicar preparar presentar quedar regalar repasar respetar sacar saltar terminar tirar tocar usar viajar
visitar buscar pagar jugar_no cruzar organizar utilizar realizar comer beber aprender comprender correr creer_no deber leer_no meter prometer responder romper_no sorprender
temer vender vivir abrir_no asistir compartir cubrir_no decidir describir_no descubrir_no discutir escribir_no existir insistir invadir ocurrir partir permitir prohibir_no recibir
subir sufrir unir añadir duchar acostumbrar bañar maquillar afeitar casar enfadar alegrar imaginar inventar votar luchar descargar chatear navegar reciclar cuidar
plantar salvar conversar charlar cortar dudar desear admirar adorar odiar observar pintar patinar montar merendar_no almorzar_no arreglar ordenar pasear`
export const REGULAR_VERBS: ReadonlySet<string> = new Set(REGULAR.split(/\s+/).filter(verb => !verb.endsWith('_no')))

/** Stem changes of the present: « pensar » gives pienso, « poder » gives puedo. */
export const STEM_CHANGES: ReadonlyMap<string, [from: string, to: string]> = new Map([
  ...'pensar empezar comenzar cerrar despertar merendar calentar recomendar sentar nevar regar perder entender encender defender querer preferir sentir mentir divertir'
    .split(' ')
    .map(verb => [verb, ['e', 'ie']] as [string, [string, string]]),
  ...'contar encontrar mostrar costar recordar soñar volar acostar almorzar probar poder volver mover llover devolver dormir morir'
    .split(' ')
    .map(verb => [verb, ['o', 'ue']] as [string, [string, string]]),
  ...'pedir servir repetir vestir seguir conseguir elegir medir despedir'
    .split(' ')
    .map(verb => [verb, ['e', 'i']] as [string, [string, string]]),
  ['jugar', ['u', 'ue']],
])

const rows = (table: string) =>
  new Map(
    table.split(/;\s*/).map(row => {
      const [verb = '', ...forms] = row.trim().split(' ')
      return [verb, forms] as const
    }),
  )

export const PRESENT =
  rows(`ser soy eres es somos sois son;estar estoy estás está estamos estáis están;ir voy vas va vamos vais van;haber he has ha hemos habéis han;
tener tengo tienes tiene tenemos tenéis tienen;venir vengo vienes viene venimos venís vienen;decir digo dices dice decimos decís dicen;
hacer hago haces hace hacemos hacéis hacen;poner pongo pones pone ponemos ponéis ponen;salir salgo sales sale salimos salís salen;
traer traigo traes trae traemos traéis traen;caer caigo caes cae caemos caéis caen;oír oigo oyes oye oímos oís oyen;saber sé sabes sabe sabemos sabéis saben;
ver veo ves ve vemos veis ven;dar doy das da damos dais dan;conocer conozco conoces conoce conocemos conocéis conocen;
nacer nazco naces nace nacemos nacéis nacen;crecer crezco creces crece crecemos crecéis crecen;parecer parezco pareces parece parecemos parecéis parecen;
conducir conduzco conduces conduce conducimos conducís conducen;construir construyo construyes construye construimos construís construyen;
coger cojo coges coge cogemos cogéis cogen;elegir elijo eliges elige elegimos elegís eligen;seguir sigo sigues sigue seguimos seguís siguen;
conseguir consigo consigues consigue conseguimos conseguís consiguen;proteger protejo proteges protege protegemos protegéis protegen;reír río ríes ríe reímos reís ríen;
leer leo lees lee leemos leéis leen;creer creo crees cree creemos creéis creen;escribir escribo escribes escribe escribimos escribís escriben;
abrir abro abres abre abrimos abrís abren;describir describo describes describe describimos describís describen;descubrir descubro descubres descubre descubrimos descubrís descubren;
romper rompo rompes rompe rompemos rompéis rompen`)

export const PRETERITE =
  rows(`ser fui fuiste fue fuimos fuisteis fueron;ir fui fuiste fue fuimos fuisteis fueron;dar di diste dio dimos disteis dieron;ver vi viste vio vimos visteis vieron;
estar estuve estuviste estuvo estuvimos estuvisteis estuvieron;tener tuve tuviste tuvo tuvimos tuvisteis tuvieron;haber hube hubiste hubo hubimos hubisteis hubieron;
poder pude pudiste pudo pudimos pudisteis pudieron;poner puse pusiste puso pusimos pusisteis pusieron;saber supe supiste supo supimos supisteis supieron;
hacer hice hiciste hizo hicimos hicisteis hicieron;querer quise quisiste quiso quisimos quisisteis quisieron;venir vine viniste vino vinimos vinisteis vinieron;
decir dije dijiste dijo dijimos dijisteis dijeron;traer traje trajiste trajo trajimos trajisteis trajeron;conducir conduje condujiste condujo condujimos condujisteis condujeron;
leer leí leíste leyó leímos leísteis leyeron;creer creí creíste creyó creímos creísteis creyeron;caer caí caíste cayó caímos caísteis cayeron;oír oí oíste oyó oímos oísteis oyeron;
construir construí construiste construyó construimos construisteis construyeron;dormir dormí dormiste durmió dormimos dormisteis durmieron;morir morí moriste murió morimos moristeis murieron;
pedir pedí pediste pidió pedimos pedisteis pidieron;servir serví serviste sirvió servimos servisteis sirvieron;repetir repetí repetiste repitió repetimos repetisteis repitieron;
vestir vestí vestiste vistió vestimos vestisteis vistieron;seguir seguí seguiste siguió seguimos seguisteis siguieron;sentir sentí sentiste sintió sentimos sentisteis sintieron;
preferir preferí preferiste prefirió preferimos preferisteis prefirieron;mentir mentí mentiste mintió mentimos mentisteis mintieron;divertir divertí divertiste divirtió divertimos divertisteis divirtieron;
elegir elegí elegiste eligió elegimos elegisteis eligieron;conseguir conseguí conseguiste consiguió conseguimos conseguisteis consiguieron;reír reí reíste rio reímos reísteis rieron`)

export const IMPERFECT = rows(
  'ser era eras era éramos erais eran;ir iba ibas iba íbamos ibais iban;ver veía veías veía veíamos veíais veían',
)

/** The stem of the future and of the conditional. */
export const FUTURE_STEMS: ReadonlyMap<string, string> = new Map(
  'tener tendr;venir vendr;poner pondr;salir saldr;decir dir;hacer har;poder podr;querer querr;saber sabr;haber habr;oír oir;reír reir'
    .split(';')
    .map(row => row.split(' ') as [string, string]),
)
export const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  'hacer hecho;decir dicho;ver visto;escribir escrito;poner puesto;abrir abierto;volver vuelto;romper roto;morir muerto;descubrir descubierto;describir descrito;ir ido;ser sido;leer leído;creer creído;traer traído;caer caído;oír oído;devolver devuelto;reír reído;cubrir cubierto'
    .split(';')
    .map(row => row.split(' ') as [string, string]),
)
export const GERUNDS: ReadonlyMap<string, string> = new Map(
  'leer leyendo;creer creyendo;traer trayendo;caer cayendo;oír oyendo;construir construyendo;ir yendo;dormir durmiendo;morir muriendo;pedir pidiendo;servir sirviendo;repetir repitiendo;vestir vistiendo;seguir siguiendo;conseguir consiguiendo;sentir sintiendo;preferir prefiriendo;mentir mintiendo;divertir divirtiendo;decir diciendo;venir viniendo;poder pudiendo;elegir eligiendo;medir midiendo;despedir despidiendo;reír riendo'
    .split(';')
    .map(row => row.split(' ') as [string, string]),
)
