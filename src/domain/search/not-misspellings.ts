/** Words one letter away from a name that are not corrected, because they mean something else: `izmit` is not Izmir. */

/** Places outside the catalogue, from GeoNames: near its markets or widely known. */
const places = `
  İzmit, Измит, إزميت, 伊兹密特
  Antakya, Антакья, Антакия, أنطاكيا, أنطاكية, 安塔基亚
  Almanya, Германия, ألمانيا
  Kuveyt, كويت, كويتي
  Eşme, Zara, Kara, Dara, Lapa, Tara, Perm, Gera
  Дара, Зара, Кара, Тара, Пермь, Гера
  دارا, زارا
  卡拉柯伊, 科斯岛, 罗斯岛, 朱美拉, 迪拜塔, 迪拜湾, 迪拜河, 棕榈泉`;

const words = `
  para, yara, sara, opera, vera, perla, clara, laura, lora, lama, mara, calm, pale, palms
  officer, detail, taksit, takvim, takım, kibrit, alana, işleri
  пара, жара, опера, вера, лира, лама, сара, лора, кипа, стадия, резидент, палата, таким
  سارة, كارا, عمارات, العمارات, أبواب, الإنشاء, شيئا, بيلا, الدنيا, الأحياء, تركيب, ترفيهية, بيضاء, قياس, بيان, لترا
  商业, 商业区, 商业街, 商业楼, 商业圈, 商业房, 商业城, 商务, 商务区, 棕榈, 棕榈树, 滨海, 滨海路, 滨海城, 海滨区`;

export const notMisspellings: readonly string[] = [places, words].flatMap((list) =>
  list.split(/[,\n]/).filter((word) => word.trim() !== ""),
);
