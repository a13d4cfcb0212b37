import { seaAmenities, type Grammar } from "#domain/search/grammar/grammar.ts";
import { chineseNumerals } from "#domain/search/grammar/numerals/zh.ts";

export const chinese: Grammar = {
  stopWords: `
    在, 从, 到, 的, 和, 与, 或, 有, 带, 附近, 靠近, 位于, 我要, 我想, 找, 搜索, 买, 购买, 出售, 在售, 购房, 买房,
    销售, 待售, 卖, 房产, 房子, 房屋, 住宅, 房源, 物业, 楼盘, 项目, 不动产, 地产, 价格, 预算, 总价, 面积,
    大小, 左右, 大约, 户型, 房间, 交付, 交房, 年, 年底, 年交付, 年交房, 便宜, 豪华, 高端, 高档, 精美, 漂亮,
    最好的, 投资, 投资房, 开发商, 临近, 邻近, 想买`,
  filters: [
    ["rooms", "studio", "开间, 单间, 单间公寓, 单身公寓, 一室户, 工作室"],
    ["status", "ready", "现房, 已交付, 已建成, 准现房, 即买即住, 拎包入住"],
    ["status", "off-plan", "期房, 楼花"],
    ["status", "under-construction", "在建, 建设中, 施工中, 在建中"],
    ["status", "sold", "已售, 已售出, 已售完, 已售罄, 售罄, 已卖, 已卖出"],
    ["status", "off-plan,under-construction", "新房, 新盘, 新楼盘"],
    ["seaView", "true", "海景, 海景房, 看海, 望海, 一线海景, 博斯普鲁斯海景"],
    [
      "amenity",
      seaAmenities,
      "海边, 海滨, 临海, 近海, 靠海, 海滩, 沙滩, 沿海, 海边的, 距海, 离海, 距离海, 离海近",
    ],
    ["citizenship", "true", "入籍, 可入籍, 护照, 公民身份, 国籍, 投资入籍"],
    [
      "residence",
      "true",
      "居留, 黄金签证, 永居, 可永居, 居留权, 居留许可, 居留签证, 永久居留, 移民, 签证, 绿卡",
    ],
  ],
  numerals: chineseNumerals,
  bedrooms: "居室, 居, 室, 房, 卧室, 间卧室, 个卧室, 卧",
  roomsWithLiving: "",
  livingRooms: "厅, 客厅, 个客厅",
  negation: {
    before: "不要, 不在, 不是, 不想要, 不带, 除了, 除, 非, 没有, 排除",
    after: "以外, 之外, 除外",
  },
  upperBound: {
    before: "低于, 少于, 不超过, 不超, 不到, 小于, 最多, 至多, 不高于, 不大于, 不多于",
    after:
      "以前, 前, 之前, 年以前, 年前, 年之前, 年底前, 年底之前, 以下, 以内, 之内, 内, 及以下, 或以下, 或更少, 封顶",
  },
  lowerBound: {
    before: "高于, 超过, 大于, 至少, 最少, 不低于, 不少于, 不小于, 从, 多于",
    after: "以上, 起, 及以上, 或以上, 或更多, 以后, 后, 年以后, 年后, 年起",
  },
  exclusiveBounds: {
    less: "低于, 少于, 小于, 不到, 以前, 前, 之前, 年以前, 年前, 年之前",
    more: "高于, 超过, 大于, 多于",
  },
  afterAblative: { less: "", more: "" },
  or: "或, 或者",
  plus: "加",
  to: "到, 至",
  between: "之间",
  distance: {
    units: "米, 公里, 千米, 分钟",
    connectors: "到, 距, 距离, 离, 步行到",
    landmarks: "海, 海边, 大海, 海滩, 沙滩, 海岸, 地铁, 地铁站, 机场, 市中心",
    inflectedLandmarks: "",
    markers: "距离, 步行, 走路, 车程",
  },
  currencies: {
    USD: "美元, 美金, 刀",
    EUR: "欧元",
    GBP: "英镑",
    AED: "迪拉姆",
    TRY: "里拉, 土耳其里拉",
    RUB: "卢布",
    CNY: "人民币, 元, 元人民币",
    SAR: "里亚尔",
    KWD: "第纳尔",
  },
  squareMetres: "平方米, 平米, 平方, 平, m2, 方",
  squareFeet: "平方英尺, 平方尺, 尺",
};
