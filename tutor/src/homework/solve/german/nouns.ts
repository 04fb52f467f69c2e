export type GermanGender = 'M' | 'F' | 'N'

const list = (gender: GermanGender, nouns: string) => nouns.split(/\s+/).map(noun => [noun, gender] as const)

/** Nouns of the first years with their gender. */
export const NOUNS: ReadonlyMap<string, GermanGender> = new Map([
  ...list(
    'M',
    `Hund Vater Bruder Opa Onkel Sohn Freund Lehrer Schüler Mann Junge Tisch Stuhl Baum Garten Ball Computer Apfel Kuchen Kaffee Tee Saft Käse Fisch Vogel Bus Zug Bahnhof Park Film Bleistift Kuli Füller
Radiergummi Schulhof Rucksack Tag Morgen Abend Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Sommer Winter Herbst Frühling Name Brief Rock Pullover Mantel Hut Schuh Kopf Arm Fuß
Supermarkt Markt Wald Berg See Fluss Strand Mond Regen Schnee Wind Löffel Teller Arzt Koch Kuli`,
  ),
  ...list(
    'F',
    `Katze Mutter Schwester Oma Tante Tochter Freundin Lehrerin Schülerin Frau Schule Klasse Stadt Straße Lampe Tür Blume Sonne Musik Familie Milch Banane Orange Tomate Kartoffel Suppe Schokolade Maus Kuh
Uhr Woche Nacht Stunde Minute Hose Jacke Tasche Brille Bluse Hand Nase Gitarre Mappe Schere Tafel Pause Bibliothek Kirche Post Bank Brücke Insel Küche Wohnung Gabel Tasse Flasche Ärztin Reise Farbe
Nummer Prüfung Zeitung Hausaufgabe Party Limonade Pizza`,
  ),
  ...list(
    'N',
    `Haus Kind Mädchen Baby Buch Heft Auto Fahrrad Bett Zimmer Fenster Brot Brötchen Ei Eis Wasser Fleisch Gemüse Obst Pferd Schwein Tier Kaninchen Kleid Hemd T-Shirt Auge Ohr Bein Haar Gesicht Handy Telefon
Radio Lineal Mäppchen Kino Museum Theater Schwimmbad Krankenhaus Restaurant Hotel Flugzeug Schiff Jahr Wochenende Spiel Lied Bild Foto Land Dorf Meer Messer Glas Geschenk Geld Problem Wort Wetter Sofa
Klavier Regal`,
  ),
])
