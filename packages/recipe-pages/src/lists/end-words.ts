import { foldText } from "@tureen/domain/ingredients/names/normalize-name";

/** What a heading below a recipe begins with, by language: notes, nutrition, comments, other recipes. */
const END_WORDS = `
  notes, note, tips, tip, recipe tips, nutrition, nutritional, comments, comment, reviews, review, ratings, rating, related, you may also, you might also,
  more recipes, more like, more from, other recipes, share, tags, tag, categories, category, references, leave a, join, subscribe, newsletter, about the author, faq,
  faqs, frequently asked, equipment, tools, utensils, special equipment, kitchen tools, kitchen equipment, how to use, directions for use,
  video, did you make, recommended, storage, how to store, print, source, serving suggestion, serving suggestions, conclusion, cooks note, cooks notes,
  cook's note, cook's notes, recipe note, recipe notes, substitutions, variation, variations, popular, trending, latest, advertisement,
  what to serve, make ahead, similar, pin it, pin this, this recipe, keyword, keywords, author, course, cuisine, calories;
  küchengeräte, utensilien, variationen, varianten, tipps, tipp, fazit, lagerung, aufbewahrung, gebrauchsanweisung, kommentare, nährwert, nährwerte, das könnte, ähnliche, weitere rezepte, mehr rezepte,
  dieser artikel, bewertungen; références, ustensiles, variantes, astuces, conservation, matériel, mode d'emploi, commentaires, vous aimerez, à lire aussi, information nutritionnelle,
  informations nutritionnelles, valeurs nutritionnelles, recettes similaires; utensilios, variaciones, sustituciones, consejos, conservación, comentarios, valor nutricional, valores nutricionales,
  información nutricional, también te puede, te puede interesar, recetas relacionadas; attrezzatura, varianti, variazioni, consigli, conservazione, commenti, potrebbe interessarti, valori
  nutrizionali, ricette correlate, ricette simili, leggi anche; keukengerei, variaties, vervangingsopties, bewaren, bewaartip, reacties, voedingswaarde, voedingswaarden, meer recepten, lees ook;
  utstyr, udstyr, redskap, allergiinfo, kommentarer, næring, næringsindhold, næringsinnhold, næringsværdi, andre opskrifter, flere opskrifter, lignende opskrifter, flere oppskrifter,
  lignende oppskrifter; näringsvärde, näringsinnehåll, fler recept, liknande recept; vinkit, ravintosisältö, ravintoarvot, kommentit, lisää
  reseptejä, arvostelut; komentarze, wartość, wartości, zobacz także, zobacz też, przeczytaj także, przeczytaj też, czytaj także, czytaj też, podobne przepisy, wskazówki; tipy, nutriční hodnoty,
  komentáře, komentáre, diskuze, mohlo by vás zajímat, podobné recepty, další recepty; tippek, tápérték, hozzászólások, ezeket is ajánljuk,
  hasonló receptek, további receptek; sfaturi, valori nutriționale, comentarii, alte rețete, rețete similare; συμβουλές, διατροφική αξία,
  διατροφικά στοιχεία, σχόλια, δείτε επίσης, σχετικές συνταγές, παρόμοιες συνταγές; besin değeri, besin değerleri, yorumlar, benzer tarifler, ilgili
  tarifler, diğer tarifler, püf noktaları, ipuçları; советы, пищевая ценность, энергетическая ценность, комментарии, отзывы, похожие рецепты,
  другие рецепты, читайте также, смотрите также; поради, харчова цінність, поживна цінність, енергетична цінність, коментарі, відгуки, схожі
  рецепти, інші рецепти, читайте також; saveti, savjeti, savet, savjet, коментари, хранителна стойност, подобни рецепти; نصائح, ملاحظات, القيمة الغذائية, القيم الغذائية, التعليقات,
  تعليقات, وصفات مشابهة, وصفات ذات صلة, وصفات أخرى; טיפים, הערות, ערכים תזונתיים, תגובות, מתכונים נוספים, מתכונים דומים; نکات, نکته, ارزش غذایی,
  نظرات, دیدگاه, دیدگاه‌ها, دستورهای مشابه, مطالب مرتبط; सुझाव, टिप्स, पोषण, टिप्पणियाँ, और रेसिपी, संबंधित; เคล็ดลับ, หมายเหตุ, คุณค่าทางโภชนาการ, ความคิดเห็น,
  เมนูที่เกี่ยวข้อง, บทความที่เกี่ยวข้อง; 小贴士, 小貼士, 贴士, 营养成分, 營養成分, 评论, 評論, 留言, 相关菜谱, 相关推荐, 相關食譜, 备注, 備註; コツ・ポイント, コツ,
  ポイント, 栄養価, 栄養成分, コメント, 関連レシピ, おすすめレシピ, 関連記事, つくれぽ, このレシピの生い立ち; 팁, 영양 정보, 영양정보, 댓글, 관련 레시피, 후기; mẹo,
  lưu ý, ghi chú, giá trị dinh dưỡng, bình luận, món ngon khác, bài viết liên quan; informasi gizi, nilai gizi, komentar, catatan, resep
  lainnya, resep terkait, artikel terkait; informação nutricional, informações nutricionais, receitas relacionadas, veja também, leia também,
  você também pode, avaliações`;

/** Whether folded words begin with one of those. */
export const beginsWithEndWord: (folded: string) => boolean = (() => {
  const words = END_WORDS.split(/[,;]/).map((word) => foldText(word.trim()));
  const begin = new RegExp(`^(?:${words.join("|")})(?:$|[ ,:!?.(/&])`, "u");
  return (folded) => begin.test(folded);
})();
